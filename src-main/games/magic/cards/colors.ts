/** The five colours, in the order in which costs are written. */
export const colors = ['W', 'U', 'B', 'R', 'G'] as const;
export type Color = (typeof colors)[number];
