/** How much there may be of what people write and choose: lengths in characters, counts, and figures. The app's face goes by it too. */
export const limits = {
  /** Name of a card, deck or set; title of a print. */
  name: 200,
  /** The abilities. */
  text: 5000,
  flavor: 1000,
  licence: 500,
  /** A printed figure, such as a cost. */
  figure: 999,
  tag: 60,
  tags: 50,
  /** How a picture is laid: its enlargement, its shift in window sides, and what may be cut off one side of it. */
  picture: { zoom: { min: 0.1, max: 20 }, shift: { min: -3, max: 3 }, crop: 0.95 },
  /** Number of a card in its set. */
  number: 9999,
  /** Different cards of a deck, and copies of each. */
  entries: 1000,
  copies: 999,
  /** Notes of a deck or a set. */
  notes: 20_000,
  /** A deck written as a list. */
  deckList: 100_000,
  query: 1000,
  /** What is replaced in texts, and what by. */
  find: 500,
  replacement: 1000,
  /** Name of a kept search, a printer, a preset, a version. */
  keptName: 100,
  watermark: 40,
  /** Where pictures will lie: a folder or a web address. */
  address: 1000,
  /** Title of a column in a table. */
  heading: 300,
  /** Name of a player at a table. */
  player: 40,
  /** The goal of a scenario in a sentence, and what is said about it. */
  goal: 1000,
  about: 5000,
  /** Width of a column of the card list, rem: narrower, it can no longer be taken hold of; wider, it hides all others. */
  columnWidth: { min: 2, max: 40 },
  /** Width of a panel beside a room's middle, rem: narrower, its words no longer stand in it. */
  panelWidth: { min: 11, max: 40 },
  /** Tables of which it is remembered what their columns say. */
  rememberedTables: 20,
  /** Cards and decks that were opened last. */
  recent: 100,
} as const;
