import type { CardId, PlayerNo } from '../decision.js';

/**
 * The shape that is drawn around a figure wherever it stands. A pill has room for more than a number; figures in boxes that are next
 * to one another stand in one, with a slash between them.
 */
export type FigureSign = 'disc' | 'star' | 'square' | 'diamond' | 'pill' | 'box';

/** A figure of a card, such as what it costs or how much it deals. */
export interface Stat {
  /** The game's own word for it; where the printed card has a box of that name, the figure stands there. */
  readonly key: string;
  /** As the edition calls it. */
  readonly name: string;
  /** A number, or what stands in its place: symbols as they are written in texts, "{2}{G}", or "*". */
  readonly now: number | string;
  readonly printed: number | string;
  /** As it is read aloud where it stands in symbols: "two and one green". */
  readonly said?: string;
  readonly sign: FigureSign;
  /** Where it stands at the foot of a card that is too small to be read as printed; what it fights with stands in the corners. */
  readonly corner: 'left' | 'middle' | 'right';
}

/** What is on the front of a card that the viewer may know. */
export interface SeenFace {
  /** Place in the game's list of designs; what the table asks to have painted. */
  readonly design: number;
  readonly name: string;
  /** What kind of card it is, as it is said after its name: "spell"; null: its figures say it. */
  readonly type: string | null;
  readonly text: string;
  /** Those that the card has, in the order in which they are said. */
  readonly stats: readonly Stat[];
  /** What stands in both lower corners of a card without figures there. Left out: nothing. */
  readonly emblem?: 'triangles';
}

/** Something that is true of a card as it lies there, and how the table shows it. */
export interface Flag {
  /** The game's own word for it. */
  readonly key: string;
  /** As it is said after the card's name: "exhausted". */
  readonly name: string;
  /** As it stands by itself: "Stays exhausted at the next recovery". */
  readonly about: string;
  /** The card lies sideways. */
  readonly turned?: true;
  /** The card lies in the shade. */
  readonly dimmed?: true;
  /** The whole card looks like it: it is framed as what is no card of a deck, or has turned to stone. */
  readonly surface?: 'token' | 'stone';
  /** A letter or two on a disc on the card, or a symbol as it is written in texts: "{pawn}". */
  readonly badge?: string;
  /** It is harm: the disc is red. */
  readonly harm?: true;
}

/** Counters of one kind and owner on a card. */
export interface Chip {
  readonly kind: string;
  /** "Shield Counter". */
  readonly name: string;
  /** The game's symbol of it as it is written in texts: "{shield}". Left out: it has none. */
  readonly symbol?: string;
  /** Null where counters of this kind belong to nobody. */
  readonly owner: PlayerNo | null;
  readonly count: number;
}

/** A card is attached to another: it lies with it, wherever its own zone is. */
export interface Attachment {
  readonly to: CardId;
  /** Which of the two covers the other. */
  readonly lies: 'under' | 'over';
}

/** A card, or another object that lies on the table like one. */
export interface SeenCard {
  /** As decisions name it; null where the viewer cannot point at it. */
  readonly id: CardId | null;
  /** Null: it lies face down for this viewer. */
  readonly face: SeenFace | null;
  /** Null where that is not known. */
  readonly owner: PlayerNo | null;
  /** Left out: whoever's zone it lies in. */
  readonly controller?: PlayerNo;
  /** No card of a deck: it ceases when it leaves, or is like another card. Left out: a card. */
  readonly nature?: 'token' | 'copy';
  readonly attached?: Attachment;
  /** Of a zone with several rows: the one in which it lies. */
  readonly row?: string;
  /** In the order in which they are said. */
  readonly flags: readonly Flag[];
  readonly chips: readonly Chip[];
  /** The viewer knows it from before and may not look at it now. */
  readonly remembered: boolean;
  /** What else is to be said of it, such as who controls it again at the end of the turn. */
  readonly notes: readonly string[];
  /** In a deck: how many cards lie on top of it. */
  readonly above?: number;
}
