/** What is chosen and remembered: grammar parts MC-GR-64, 74, 139. */
import { dequal } from 'dequal';
import { askName, askNumber, askOptions, askPlayer } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { colorNames, colors, type Color } from '../../cards/colors.js';
import { cardTypes, landTypes } from '../../cards/components/filters.js';
import { othersThan, rewordedText, wordsIn, type Word } from '../../cards/reworded.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';
import { faceOfCard } from '../objects/faces.js';
import { isPresent, snapshot } from '../objects/known.js';
import { opponentsOf } from '../objects/who.js';
import { askFor } from '../purposes.js';
import type { KnownChoice } from '../state/events.js';
import type { TextSource } from '../state/text-source.js';
import type { Doings, EffectOfKind } from './effect-table.js';
import { aboutOf, pickObjects, pickPlayers, remember, stillInPlay, stillThere } from './picking.js';
import { cardAt, inTurnOrder } from '../state/reading.js';

type Domain = EffectOfKind<'chooseQuality'>['domain'];

/** The most that a number may be that is named. */
const MOST = 1000;
/** Letters of a name that is said. */
const MOST_LETTERS = 60;

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** All creature types that stand on cards of this game. */
const creatureTypes = ({ designs }: Magic): string[] =>
  [...new Set(designs.flatMap(({ types, subtypes }) => (types.includes('creature') ? subtypes : [])))].sort();

/** What a player says for a quality. */
function* askQuality(game: Magic, player: PlayerNo, domain: Domain, text: TextSource): Asking<KnownChoice> {
  const question = askFor(player, domain, 'MC-GR-74', aboutOf(game, text));
  switch (domain) {
    case 'color': {
      const [color = 'W'] = yield* askOptions(game, question, colors, (colour) => ({ colour }), 1, 1);
      return { color };
    }
    case 'number':
      return { number: yield* askNumber(game, question, 0, MOST) };
    case 'cardType': {
      const [type] = yield* askOptions(game, question, cardTypes, (mode) => ({ mode }), 1, 1);
      return type ? { type } : {};
    }
    case 'landType': {
      const [type] = yield* askOptions(game, question, landTypes.map(capital), (name) => ({ name }), 1, 1);
      return type ? { type } : {};
    }
    case 'creatureType':
      return {
        type: yield* askName(game, question, { names: creatureTypes(game), free: { most: MOST_LETTERS } }),
      };
    case 'name': {
      const names = [...new Set(game.designs.map(({ name }) => name))].sort();
      return { name: yield* askName(game, question, { names, free: { most: MOST_LETTERS } }) };
    }
  }
}

/** The text knows what was chosen, and so does the permanent that it stands on. */
function keep(game: Magic, text: TextSource, chosen: KnownChoice, player: PlayerNo): void {
  text.chosen = { ...text.chosen, ...chosen };
  if (text.card < 0 || !isPresent(game, text) || cardAt(game, text.card).zone !== 'play') return;
  happen(game, { type: 'choose', player, cards: [text.card], rules: ['MC-GR-74'], chosen });
}

/** One word of some; where there is but one it is that. */
function* askWord(
  game: Magic,
  player: PlayerNo,
  purpose: 'word' | 'otherWord',
  words: readonly Word[],
  text: TextSource,
): Asking<Word | undefined> {
  const question = askFor(player, purpose, 'MC-GR-138', aboutOf(game, text));
  const [word] = yield* askOptions(game, question, words, (one) => ({ name: nameOfWord(one) }), 1, 1);
  return word;
}
const nameOfWord = (word: Word): string => (word in colorNames ? colorNames[word as Color] : word);

export const choices: Doings<'choose' | 'chooseQuality' | 'choosePlayer' | 'becomeCopy' | 'changeText'> = {
  /** Only words that stand there can be replaced; the text is that of another design from then on. */
  *changeText(game, { what, words }, text) {
    const { controller: player } = text;
    for (const no of stillThere(game, yield* pickObjects(game, what, text))) {
      const { design } = faceOfCard(game, cardAt(game, no));
      const standing = wordsIn(design.abilities, words);
      if (standing.length === 0) continue;
      const from = yield* askWord(game, player, 'word', standing, text);
      const to = from && (yield* askWord(game, player, 'otherWord', othersThan(from), text));
      const other = to && rewordedText(design, from, to);
      const place = game.designs.findIndex(
        (one) =>
          one.text === other &&
          one.name === design.name &&
          one.isToken === design.isToken &&
          dequal(one.manaCost, design.manaCost) &&
          dequal(one.types, design.types) &&
          dequal(one.subtypes, design.subtypes),
      );
      if (place < 0) continue;
      happen(game, { type: 'changeText', player, cards: [no], rules: ['MC-GR-138'], design: place });
    }
  },
  *choose(game, { what }, text) {
    yield* pickObjects(game, what, text);
  },
  *chooseQuality(game, { who, domain }, text) {
    const [player] = yield* pickPlayers(game, who, text);
    if (player === undefined) return;
    keep(game, text, yield* askQuality(game, player, domain, text), player);
  },
  *choosePlayer(game, { who, among }, text) {
    const [chooser] = yield* pickPlayers(game, who, text);
    if (chooser === undefined) return;
    const all = among === 'opponent' ? opponentsOf(game, chooser) : inTurnOrder(game);
    if (all.length === 0) return;
    const player = yield* askPlayer(game, askFor(chooser, 'player', 'MC-GR-74', aboutOf(game, text)), all);
    remember(text, { players: [player] });
    keep(game, text, { player }, chooser);
  },
  /** Of a permanent that is in play: it becomes a copy of another (MC-Q-88). */
  *becomeCopy(game, { of }, text) {
    const [original] = stillInPlay(game, yield* pickObjects(game, of, text));
    if (original === undefined || !isPresent(game, text)) return;
    const { controller: player, card } = text;
    happen(game, { type: 'become', player, cards: [card], rules: ['MC-GR-139'], copyOf: original });
    remember(text, { objects: [snapshot(game, original)] });
  },
};
