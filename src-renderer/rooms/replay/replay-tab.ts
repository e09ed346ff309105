/** What the foot of the panel beside a replay shows. */
export type ReplayTab = 'log' | 'coach';
