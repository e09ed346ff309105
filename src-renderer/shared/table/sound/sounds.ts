/** The sounds of the table, as tones that are made when they are heard: there are no recordings, and none to credit. */

export type SoundName = 'card' | 'dice' | 'blow' | 'heal' | 'turn' | 'asked' | 'won' | 'over';

export interface Tone {
  /** `noise`: all pitches, of which a band around the pitch is heard. */
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** When it begins and how long it lasts, s. */
  readonly at: number;
  readonly length: number;
  /** Pitch at its beginning and its end, Hz. */
  readonly from: number;
  readonly to: number;
  /** From 0 to 1. */
  readonly loud: number;
}

const tone = (
  wave: Tone['wave'],
  at: number,
  length: number,
  from: number,
  to: number,
  loud: number,
): Tone => ({
  wave,
  at,
  length,
  from,
  to,
  loud,
});

const bell = (at: number, pitch: number, loud = 0.35): Tone => tone('sine', at, 0.45, pitch, pitch, loud);
const knock = (at: number): Tone => tone('noise', at, 0.035, 1900, 900, 0.5);

/** None lasts a second. */
export const sounds: Readonly<Record<SoundName, readonly Tone[]>> = {
  card: [tone('noise', 0, 0.11, 2600, 700, 0.35), tone('triangle', 0.05, 0.07, 150, 80, 0.4)],
  dice: [knock(0), knock(0.07), knock(0.13), knock(0.22), knock(0.33)],
  blow: [tone('triangle', 0, 0.16, 180, 55, 0.7), tone('noise', 0, 0.06, 700, 200, 0.5)],
  heal: [bell(0, 660, 0.2), bell(0.09, 880, 0.2)],
  turn: [bell(0, 392), bell(0.12, 523)],
  asked: [bell(0, 784, 0.2)],
  won: [bell(0, 523), bell(0.12, 659), bell(0.24, 784), bell(0.38, 1047)],
  over: [bell(0, 440), bell(0.18, 349)],
};
