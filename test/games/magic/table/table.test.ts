import { describe, expect, test } from 'vitest';
import { randomReply } from '../../../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import { Game } from '../../../../src-main/engine/game.js';
import { hashOf } from '../../../../src-main/engine/integrity.js';
import { clone } from '../../../../src-main/engine/plain.js';
import { everyone, has, seatOf, type Viewer } from '../../../../src-main/engine/state.js';
import { plainText, type TextPart } from '../../../../src-main/engine/text.js';
import type { Writable } from '../../../../src-main/engine/pipeline/writable.js';
import { magicPlayable } from '../../../../src-main/games/magic/rules/playable.js';
import { lineOf } from '../../../../src-main/games/magic/table/lines.js';
import { magicRules } from '../../../../src-main/games/magic/rules/rule-set.js';
import { magicScenarios } from '../../../../src-main/games/magic/scenario/scenarios.js';
import type { Design } from '../../../../src-main/games/magic/rules/state/design.js';
import type { State } from '../../../../src-main/games/magic/rules/state/state.js';
import { filesIn, textOf } from '../../../source-files.js';
import { gathered } from '../../../../src-renderer/shared/table/view/log-lines.js';
import { beginMagic } from '../starter-games.js';

const names = ['Ann', 'Ben'];
const viewers: readonly Viewer[] = [0, 1, null];

/** @param always everybody is asked at every opportunity */
function gameOf(path: string, always = false) {
  const written = magicScenarios.models.scenario.parse(JSON.parse(textOf(path)));
  const { state, designs } = magicScenarios.position(written, () => null);
  if (always) (state as Writable<State>).asksAlways = everyone(state);
  return new Game(magicRules, state as State, designs as readonly Design[]);
}
type Played = ReturnType<typeof gameOf>;

const viewOf = ({ context, decision }: Played, viewer: Viewer) =>
  magicPlayable.view(context, decision, viewer, names);

/** The same table where whatever the viewer does not know is another card. */
function viewOfOthers({ context, decision }: Played, viewer: Viewer) {
  const state = clone(context.state) as Writable<State>;
  for (const card of state.cards) if (!has(card.known, seatOf(viewer))) card.design = 0;
  const other = magicRules.context(state, context.designs, context.log, () => undefined);
  return magicPlayable.view(other, decision, viewer, names);
}

const linesOf = ({ context }: Played, viewer: Viewer): string[] =>
  context.log.entries.flatMap((entry, place) => {
    const { line } = magicPlayable.describe(entry, place, viewer, names, context);
    return line ? [plainText(line.text)] : [];
  });

const files = filesIn('test/scenarios/magic-classic', ['.scenario.json']);
const fileOf = (number: string): string => files.find((path) => path.includes(`/${number}-`))!;

/** A spread of them: each is looked at from all sides. */
const some = files.filter((_, nth) => nth % 6 === 0);

test.each(some)('[MC-ZONE-04] [MC-ZONE-06] %s is shown without what is hidden', (path) => {
  const game = gameOf(path);
  const chance = chanceFrom(files.indexOf(path) + 1);
  for (let n = 0; n < 40 && game.decision; n += 1) {
    for (const viewer of viewers) {
      if (n % 8 === 0) expect(hashOf(viewOfOthers(game, viewer))).toBe(hashOf(viewOf(game, viewer)));
    }
    expect(viewOf(game, game.decision.player).prompt?.text.length).toBeGreaterThan(0);
    expect(game.answer(randomReply(game.decision, chance))).toBeNull();
  }
  for (const viewer of viewers) {
    for (const line of linesOf(game, viewer)) expect(line).not.toMatch(/undefined|\[object|NaN|^ | {2}/);
  }
});

describe('the words of the table', () => {
  /** Does the first action of that name, and answers what it asks with the first choice. */
  const play = (game: Played, ...does: readonly string[]): void => {
    for (const what of does) {
      const decision = game.decision!;
      if (decision.kind !== 'act') throw new Error(`${decision.purpose} is asked`);
      expect(game.answer({ act: decision.actions.findIndex((one) => one.do === what) })).toBeNull();
      while (game.decision && game.decision.kind !== 'act') {
        expect(game.answer(randomReply(game.decision, chanceFrom(1)))).toBeNull();
      }
    }
  };

  test('say of a payment what was tapped for it and what it was, and no more', () => {
    const written = magicScenarios.models.scenario.parse({
      format: 'cardwright-scenario',
      version: 1,
      name: 'A payment',
      rules: 'magic-classic',
      steps: [],
      cards: {
        Forest: { type: 'Land' },
        Bear: { type: 'Creature — Bear', cost: '{1}{G}', power: 2, toughness: 2 },
      },
      players: [
        { name: 'Ann', library: [9], play: ['Forest', 'Forest'], hand: ['Bear'] },
        { name: 'Ben', library: [9] },
      ],
      turn: { player: 'Ann', phase: 'main1', number: 3 },
    });
    const { state, designs } = magicScenarios.position(written, () => null);
    (state as Writable<State>).asksAlways = everyone(state);
    const game = new Game(magicRules, state as State, designs as readonly Design[]);
    play(game, 'play');
    while (game.decision?.role === 'cost') expect(game.answer({ act: 0 })).toBeNull();
    const lines = game.context.log.entries.flatMap((entry, place) => {
      const { line } = magicPlayable.describe(entry, place, 1, names, game.context);
      return line ? [{ ...line, entry: place }] : [];
    });
    expect(gathered(lines).map(({ text }) => plainText(text))).toEqual([
      'First main phase',
      'Ann taps Forest and Forest for mana.',
      'Ann pays {G}{G}.',
      'Ann plays Bear.',
    ]);
  });

  test('[MC-STACK-06] say what waits on the stack does, and to whom', () => {
    const game = gameOf(fileOf('038'));
    const { prompt } = viewOf(game, 0);
    expect(prompt?.actions.map(({ text, drop }) => [plainText(text), drop])).toEqual([
      ['Spark Adept: {T}: Spark Adept deals 1 damage to target creature or player.', 'target'],
      ['Pass.', null],
    ]);
    const place = { act: 0 };
    expect(game.answer(place)).toBeNull();
    expect(plainText(viewOf(game, 0).prompt!.text)).toBe('Spark Adept: choose the target.');
    const decision = game.decision!;
    expect(decision.kind).toBe('options');
    const options = viewOf(game, 0).prompt!.options.map((one) => plainText(one));
    expect(options).toEqual(['Spark Adept', 'Ann', 'Ben']);
    expect(game.answer({ options: [2] })).toBeNull();
    expect(linesOf(game, 1).slice(-2)).toEqual([
      'Ann plays an ability of Spark Adept.',
      'Spark Adept is aimed at Ben.',
    ]);
    const { stack } = viewOf(game, 1);
    expect(
      stack?.entries.map(({ text, targets }) => [plainText(text), targets.map(({ name }) => name)]),
    ).toEqual([
      ['Spark Adept, ability of Ann. {T}: Spark Adept deals 1 damage to target creature or player.', ['Ben']],
    ]);
    const [entry] = stack?.entries ?? [];
    expect(entry?.item).toMatchObject({ kind: 'Ability' });
    expect(plainText(entry?.item?.does ?? [])).toBe(
      '{T}: Spark Adept deals 1 damage to target creature or player.',
    );
  });

  test('[MC-TYPE-22] name a land that is played to all, once', () => {
    const game = gameOf(fileOf('104'));
    play(game, 'play');
    for (const viewer of viewers) {
      const said = linesOf(game, viewer).filter((line) => line.includes('Forest'));
      expect(said).toEqual(['Ann plays Forest.']);
    }
  });

  test('[MC-TRIG-08] [MC-STACK-02] ask for the order of abilities from the same end as the stack is carried out', () => {
    const game = gameOf(fileOf('098'), true);
    const asked = (): string => plainText(viewOf(game, game.decision!.player).prompt!.text);
    for (let n = 0; n < 40 && game.decision?.purpose !== 'order'; n += 1) {
      const { decision } = game;
      const spell =
        decision?.kind === 'act' ? decision.actions.findIndex(({ do: what }) => what === 'play') : -1;
      expect(game.answer(spell >= 0 ? { act: spell } : randomReply(decision!, chanceFrom(1)))).toBeNull();
    }
    expect(asked()).toBe(
      'Choose which of your abilities goes on the stack next. The last one resolves first.',
    );
    const first = viewOf(game, game.decision!.player).prompt!.options.map((one) => plainText(one));
    expect(game.answer({ options: [0] })).toBeNull();
    // What is chosen first lies below, and is carried out later: the panel lists the newest first.
    expect(viewOf(game, 0).stack?.entries[0]?.card.name).toBe(first[0]);
  });

  test('[MC-ZONE-10] say how permanents lie, who fights, and what is in a pool', () => {
    const game = gameOf(fileOf('052'));
    play(game, 'mana');
    const [ann] = viewOf(game, 1).seats;
    expect(ann?.pools).toEqual([{ key: 'G', name: 'green mana', sign: '{G}', amount: 1 }]);
    const elf = ann?.zones.find(({ zone }) => zone === 'play')?.cards[0];
    expect(elf?.flags.map(({ name }) => name)).toEqual(['tapped']);
    expect(elf?.face).toMatchObject({ name: 'Grovesinger Elf', type: 'Creature — Elf' });
    expect(elf?.face?.stats.map(({ name, now }) => [name, now])).toEqual([
      ['power', 1],
      ['toughness', 1],
    ]);
    expect(viewOf(game, 1).turn).toEqual({ number: 3, player: 0, phase: 'beginning', step: 'upkeep' });
  });

  test('[MC-PLAY-12] [MC-Q-29] say what is to be paid, and with what as suggested', () => {
    const written = magicScenarios.models.scenario.parse({
      format: 'cardwright-scenario',
      version: 2,
      name: 'A payment',
      rules: 'magic-classic',
      cards: {
        Bolt: { type: 'Instant', cost: '{1}{R}', text: 'You gain 1 life.' },
        Mountain: { type: 'Land' },
        Forest: { type: 'Land' },
        Island: { type: 'Land' },
      },
      players: [{ name: 'Ann', hand: ['Bolt'], play: ['Mountain', 'Forest', 'Island'] }, { name: 'Ben' }],
      steps: [],
    });
    const { state, designs } = magicScenarios.position(written, () => null);
    const game = new Game(magicRules, state as State, designs as readonly Design[]);
    expect(game.answer({ act: 0 })).toBeNull();
    const { prompt } = viewOf(game, 0);
    expect(plainText(prompt!.text)).toBe('Bolt: pay {1}{R}, as suggested or with what you tap.');
    const [suggested, ...byHand] = prompt!.actions;
    expect(suggested?.uses).toHaveLength(2);
    expect(plainText(suggested!.text)).toMatch(/^Pay \{1\}\{R\} with Mountain and (?:Forest|Island)\.$/u);
    expect(byHand.map(({ uses, verb }) => [uses, verb])).toEqual(
      byHand.map(() => [undefined, 'Tap for mana']),
    );
  });

  test('[MC-CMB-08] show attackers with what blocks them', () => {
    const game = gameOf(fileOf('078'));
    for (let n = 0; n < 40 && game.state.step !== 'blockers'; n += 1) {
      const decision = game.decision!;
      if (decision.kind === 'pair') expect(game.answer({ pairs: decision.pairings.map(() => 0) })).toBeNull();
      else play(game, 'pass');
    }
    while (game.decision?.kind === 'pair') {
      expect(game.answer({ pairs: game.decision.pairings.map(() => 0) })).toBeNull();
    }
    const { combats, seats } = viewOf(game, null);
    expect(combats[0]?.fights.map(({ attackers, blockers }) => [attackers.length, blockers.length])).toEqual([
      [1, 1],
    ]);
    const flags = seats.map(({ zones }) =>
      zones.find(({ zone }) => zone === 'play')?.cards.flatMap((card) => card.flags.map(({ key }) => key)),
    );
    expect(flags).toEqual([['tapped', 'blocked'], ['blocking']]);
    expect(linesOf(game, null)).toEqual(
      expect.arrayContaining(['Ann attacks Ben with Bear.', 'Ben blocks: Bear blocks Bear.']),
    );
  });

  test('[MC-CMB-37] say what combat damage on the stack deals, and to whom', () => {
    const game = gameOf(fileOf('078'), true);
    for (let n = 0; n < 40 && !viewOf(game, null).stack; n += 1) {
      const decision = game.decision!;
      if (decision.kind === 'pair') expect(game.answer({ pairs: decision.pairings.map(() => 0) })).toBeNull();
      else play(game, 'pass');
    }
    const [entry, ...more] = viewOf(game, null).stack?.entries ?? [];
    expect(more).toEqual([]);
    expect(plainText(entry?.item?.does ?? [])).toBe('Bear deals 2 to Bear; Bear deals 2 to Bear.');
    const seats = viewOf(game, null).seats;
    const lying = seats.flatMap(({ zones }) => zones.find(({ zone }) => zone === 'play')!.cards);
    const bears = lying.filter(({ face }) => face?.name === 'Bear').map(({ id }) => id);
    expect(entry?.targets.map(({ card }) => card)).toEqual(bears);
  });

  test('[MC-EFF-05] say what goes on for a permanent,', () => {
    const grown = gameOf(fileOf('002'), true);
    play(grown, 'play', 'pass', 'pass');
    const bear = viewOf(grown, null).seats[0]?.zones.find(({ zone }) => zone === 'play')?.cards[0];
    expect(bear?.face?.stats.map(({ now, printed }) => [now, printed])).toEqual([
      [5, 2],
      [5, 2],
    ]);
    expect(bear?.notes).toEqual(['Sudden Vigor: Target creature gets +3/+3 until end of turn.']);
  });

  test('head what happens in a step by its name', () => {
    const game = gameOf(fileOf('102'));
    while (game.decision) play(game, 'pass');
    const { context } = game;
    const heads = context.log.entries.filter((entry, place) => {
      const { line } = magicPlayable.describe(entry, place, null, names, context);
      return line?.level === 'phase';
    });
    expect(new Set(heads.map(({ event }) => event.type))).toEqual(new Set(['step']));
  });

  test('[MC-WIN-01] [MC-WIN-08] say how a game ended', () => {
    const drawn = gameOf(fileOf('101'));
    play(drawn, 'play');
    while (drawn.decision) play(drawn, 'pass');
    expect(viewOf(drawn, null).result?.text).toBe('The game is a draw: nobody has any life left.');
    const won = gameOf(fileOf('102'));
    while (won.decision) play(won, 'pass');
    expect(viewOf(won, null).result?.text).toBe('Ben won: nobody else could draw a card.');
  });
});

test('what a player plays is told once with what it does, and mana abilities are not', () => {
  const game = beginMagic(3, [0, 1]);
  const chance = chanceFrom(3);
  for (let answers = 0; answers < 300 && game.decision; answers += 1)
    game.answer(randomReply(game.decision, chance));
  const { entries } = game.context.log;
  const told = entries.flatMap((entry, nth) => {
    const { moment } = magicPlayable.describe(entry, nth, null, names, game.context);
    return moment?.kind === 'play' ? [{ ...moment, type: entry.event.type }] : [];
  });
  const types = new Set(told.map(({ type }) => type));
  for (const type of ['playLand', 'play', 'attack'] as const) expect(types).toContain(type);
  expect(types).not.toContain('playManaAbility');
  for (const { type, text, cards, does } of told) {
    expect(plainText(text)).toContain(cards[0]?.name);
    if (type === 'attack' || type === 'playLand') expect(does).toBeNull();
  }
  expect(told.filter(({ type, does }) => type === 'play' && does !== null).length).toBeGreaterThan(3);
});

test('of cards that are looked at, those that the reader does not know are counted', () => {
  const seen = { name: 'Forest', design: 0, card: 7 };
  const said = (cards: readonly TextPart[]): string =>
    plainText(
      lineOf(
        { type: 'reveal', player: 0, cards: cards.map((_, no) => no), to: 1, rules: ['MC-GR-129'] },
        { who: (player) => names[player] ?? '', cards, seen: () => seen },
      ) ?? [],
    );
  expect(said(['a card', seen, 'a card', 'a card'])).toBe('Ben looks at Forest and 3 cards.');
  expect(said(['a card', seen])).toBe('Ben looks at a card and Forest.');
});
