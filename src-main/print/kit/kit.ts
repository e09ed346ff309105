/** A print kit for a game night: what lies on the table beside the cards, as pages of one PDF. */
import type { GameNight } from '../../games/game-play.js';
import type { DisplayList } from '../../layout/display-list.js';
import type { Fonts } from '../../layout/fonts.js';
import type { SheetPlan, Size } from '../plan.js';
import { printJob } from '../job.js';
import { PrintRefusal } from '../refusal.js';
import { papers, type PaperName } from '../sheets/papers.js';
import { planSheets } from '../sheets/sheet-plan.js';
import { counterPages } from './counter-pages.js';
import { trackPages } from './count-tracks.js';
import type { KitPage } from './kit-page.js';
import { playmatPages } from './playmat.js';
import { referencePages } from './reference-cards.js';
import { tokenPages } from './token-pages.js';
import { tuckBoxPage } from './tuck-box.js';

export const kitParts = ['reference', 'tracks', 'counters', 'tokens', 'playmat', 'box'] as const;
export type KitPart = (typeof kitParts)[number];

/** Papers on which a kit fits. */
export const kitPapers = ['a4', 'letter', 'a3'] as const satisfies readonly PaperName[];

/** What somebody wants to print for a game night. */
export interface KitWish {
  readonly parts: readonly KitPart[];
  readonly paper: (typeof kitPapers)[number];
  /** Each gets reminders, tracks and a mat. */
  readonly players: number;
  /** What stands on the box, and how many cards it holds. */
  readonly box: { readonly title: string; readonly cards: number };
}

/** What a kit is made of. */
export interface Kit {
  readonly wish: KitWish;
  /** As people call the edition. */
  readonly edition: string;
  readonly night: GameNight;
  /** A card's face for each token that is printed. */
  readonly tokens: readonly DisplayList[];
}

/** A3 lies on its side, as a playmat does. */
function paperOf(name: KitWish['paper']): Size {
  const { width, height } = papers[name];
  return name === 'a3' ? { width: height, height: width } : { width, height };
}

/** @throws PrintRefusal where a part does not fit the paper */
export function kitPages({ wish, edition, night, tokens }: Kit, fonts: Fonts): readonly DisplayList[] {
  const { players, box } = wish;
  const paper = paperOf(wish.paper);
  const pagesOf: Readonly<Record<KitPart, () => readonly KitPage[]>> = {
    reference: () => referencePages(night.reminders, paper, players, fonts),
    tracks: () => trackPages(night.tracks, paper, players, fonts),
    counters: () => counterPages(night.counters, paper, fonts),
    tokens: () => tokenPages(tokens, paper, fonts),
    playmat: () => {
      return Array.from({ length: players }, () => playmatPages(edition, night.field, paper, fonts)).flat();
    },
    box: () => [tuckBoxPage(box.title, `${edition} · ${box.cards} cards`, box.cards, paper, fonts)],
  };
  const parts = kitParts.filter((part) => wish.parts.includes(part));
  return parts.flatMap((part) => pagesOf[part]()).map((page) => page.finish());
}

/** A page of paper for each of the pages, which is named by its place. */
export function kitPlan(pages: readonly DisplayList[]): SheetPlan {
  const [first] = pages;
  if (!first) throw new PrintRefusal('nothing-to-print', 'This kit has no pages: choose another part.');
  const { width, height } = first;
  const job = printJob.parse({ items: [], sheet: { layout: 'single', bleed: 0, backs: 'none' } });
  const items = pages.map((_, place) => ({ card: String(place), copies: 1 }));
  return planSheets({ ...job, items, sheet: { ...job.sheet, card: { width, height } } });
}
