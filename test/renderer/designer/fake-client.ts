import type { SaveOutcome, Stored } from '../../../src-main/api/answers/answers.js';
import { blankCard, type KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import type { DisplayList } from '../../../src-main/layout/display-list.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { fakeLibrary } from '../editing/fake-library.js';

export { settle } from '../editing/fake-library.js';

export const CARD_ID = '00000000-0000-4000-8000-000000000001';

export const emptyList: DisplayList = {
  width: 63.5,
  height: 88.9,
  bleed: 3,
  steps: [],
  outlines: {},
  unitsPerEm: 2048,
  notices: [],
  boxes: {
    name: { x: 4, y: 4, width: 55, height: 6 },
    picture: { x: 3, y: 11, width: 57, height: 35 },
    text: { x: 6, y: 49, width: 51, height: 19 },
    cost: { x: 28, y: 71, width: 8, height: 8 },
  },
};

/** A question that waits for the test to answer it. */
export interface Asked<I, O> {
  readonly input: I;
  readonly answer: (value: O) => void;
  readonly fail: (error: Error) => void;
}

function questions<I, O>() {
  const asked: Asked<I, O>[] = [];
  const ask = (input: I): Promise<O> => new Promise((answer, fail) => asked.push({ input, answer, fail }));
  return { asked, ask };
}

/** A body of the app that answers reads at once from `disk`, and layouts and saves when the test says so. */
export function fakeClient(start: Partial<Card> = {}) {
  const disk: { stored: Stored<Card> | null } = {
    stored: { content: { ...blankCard(CARD_ID), ...start }, revision: 'r1', readOnly: null },
  };
  const layouts = questions<{ card: Card }, DisplayList>();
  const saves = questions<{ card: Card; base: string }, SaveOutcome<Card>>();
  const { library, tell } = fakeLibrary();
  const client = {
    cards: {
      get: async () => {
        if (!disk.stored)
          throw Object.assign(new Error('This card is not in the library.'), { code: 'NOT_FOUND' });
        return disk.stored;
      },
      layout: layouts.ask,
      save: saves.ask,
    },
    library,
  };
  return {
    client: client as unknown as Client,
    disk,
    layouts: layouts.asked,
    saves: saves.asked,
    tellChanged: () => tell({ kind: 'changed', cards: [CARD_ID], decks: [], sets: [] }),
  };
}
