/** What is done to a spell on the stack, and what is a spell there. */
import { describe, expect, test } from 'vitest';
import { happen } from '../../../../../src-main/games/magic/rules/events/happen.js';
import { bear, bolt, card } from '../by-text.js';
import { table } from '../kit.js';
import type { Side } from '../position.js';
import { hasKeyword, isColor, size } from '../values.js';

const lands = ['6 Island', '6 Mountain', '6 Forest', '6 Swamp'];
const with_ = (mine: Side, theirs: Side = {}) =>
  table({
    players: [
      { ...mine, play: [...lands, ...(mine.play ?? [])] },
      { ...theirs, play: [...lands, ...(theirs.play ?? [])] },
    ],
  });
const dye = card('Dye; {U}; Instant', 'Target spell or permanent becomes blue.');
const plume = card('Plume; {U}; Instant', 'Target creature spell gains flying until end of turn.');
const brawn = card('Brawn; {G}; Instant', 'Target creature spell gets +2/+2.');
const away = card('Away; {U}; Instant', "Return target creature to its owner's hand.");

describe('a change made to a permanent spell', () => {
  test('[MC-Q-91] goes on applying to the permanent that it becomes, for as long as it lasts', () => {
    const t = with_({ hand: [bear, dye, plume, brawn] });
    t.play('Bear')
      .play('Dye', 'Bear')
      .resolve()
      .play('Plume', 'Bear')
      .resolve()
      .play('Brawn', 'Bear')
      .resolve();
    t.resolve();
    expect([t.card('Bear').zone, size(t, 'Bear')]).toEqual(['play', '4/4']);
    expect([isColor(t, 'Bear', 'U'), isColor(t, 'Bear', 'G'), hasKeyword(t, 'Bear', 'flying')]).toEqual([
      true,
      false,
      true,
    ]);
    t.until('upkeep', 6);
    expect([isColor(t, 'Bear', 'U'), size(t, 'Bear'), hasKeyword(t, 'Bear', 'flying')]).toEqual([
      true,
      '4/4',
      false,
    ]);
  });

  test('[MC-Q-91] [MC-Q-65] counts among others from when it began', () => {
    const dwindle = card('Dwindle; {U}; Instant', 'Target creature spell is 0/1.');
    const t = with_({ hand: [bear, dwindle, brawn] });
    t.play('Bear').play('Brawn', 'Bear').resolve().play('Dwindle', 'Bear').resolve().resolve();
    expect(size(t, 'Bear')).toBe('0/1');
  });

  test('[MC-Q-91] is over when that leaves play, or when the spell is countered', () => {
    const deny = card('Deny; {U}; Instant', 'Counter target spell.');
    const recall = card('Recall; {B}; Sorcery', 'Return target creature card from your graveyard to play.');
    const t = with_({ hand: [bear, dye, away] });
    t.play('Bear').play('Dye', 'Bear').resolve().resolve();
    t.play('Away', 'Bear').resolve().play('Bear').resolve();
    expect([t.card('Bear').zone, isColor(t, 'Bear', 'U')]).toEqual(['play', false]);
    const u = with_({ hand: [bear, dye, recall] }, { hand: [deny] });
    u.play('Bear').play('Dye', 'Bear').resolve().pass().play('Deny', 'Bear').resolve();
    u.play('Recall', 'Bear').resolve();
    expect([u.card('Bear').zone, isColor(u, 'Bear', 'U'), u.state.effects ?? []]).toEqual([
      'play',
      false,
      [],
    ]);
  });

  test('[MC-Q-91] says nothing of what comes into play from elsewhere: that is a new object', () => {
    const blink = card(
      'Blink; {U}; Instant',
      "Remove target creature from the game. Return it to play under its owner's control.",
    );
    const t = with_({ hand: [dye, blink], play: [bear] });
    t.play('Dye', 'Bear').resolve().play('Blink', 'Bear').resolve();
    expect([t.card('Bear').zone, isColor(t, 'Bear', 'U')]).toEqual(['play', false]);
  });
});

/** No text lets a card be played from elsewhere than the hand; the rules ask only for what lies on the stack. */
describe('a card that is played from a graveyard', () => {
  const deny = card('Deny; {U}; Instant', 'Counter target creature spell.');
  const hex = card('Hex; {1}; Artifact', 'Whenever a player plays a creature spell, you gain 1 life.');
  const played = () => {
    const t = with_({ graveyard: [bear], play: [hex] }, { hand: [deny] });
    const { context } = t.game;
    happen(context, { type: 'play', player: 0, cards: [t.no('Bear')], targets: [], counts: [], rules: [] });
    return t.pass();
  };

  test('[MC-Q-48] is a spell like any other, for what triggers on spells and for what counters them', () => {
    const t = played();
    expect([t.zone('graveyard'), t.stack]).toEqual([[], ['Bear']]);
    expect(t.offers).toContain('play Deny');
    t.play('Deny', 'Bear');
    expect(t.stack).toEqual(['Hex’s', 'Deny', 'Bear']);
    t.resolve().resolve();
    expect([t.life(0), t.zone('graveyard'), t.stack]).toEqual([21, ['Bear'], []]);
  });

  test('[MC-Q-48] and becomes a permanent', () => {
    const t = played();
    t.pass();
    expect([t.zone('graveyard'), t.card('Bear').zone, t.stack]).toEqual([[], 'play', ['Hex’s']]);
  });

  test('[MC-Q-48] a copy of a spell, which was in no hand, is a spell too', () => {
    const echo = card('Echo; {U}; Instant', 'Copy target instant spell.');
    const void_ = card('Void; {U}; Instant', 'Counter target instant spell.');
    const t = with_({ hand: [bolt, echo] }, { hand: [void_] });
    t.play('Bolt', 'player 1').play('Echo', 'Bolt').resolve();
    expect(t.stack).toEqual(['Bolt', 'Bolt']);
    t.pass().play('Void', 'Bolt').resolve();
    expect([t.stack, t.zone('graveyard', 0)]).toEqual([['Bolt'], ['Echo']]);
  });
});

test('[MC-Q-04] only an instant card goes to a graveyard; of an ability that is played as one nothing is left', () => {
  const pinger = card('Pinger; {2}; Artifact', '{0}: Pinger deals 1 damage to target player.');
  const t = with_({ hand: [bolt], play: [pinger] });
  t.activate('Pinger', 'player 1').play('Bolt', 'player 1');
  expect(t.stack).toEqual(['Bolt', 'Pinger’s']);
  t.resolve().resolve();
  expect([t.stack, t.zone('graveyard'), t.life(1)]).toEqual([[], ['Bolt'], 15]);
  expect(t.card('Pinger').zone).toBe('play');
  const u = with_({ hand: [bolt], play: [pinger] });
  u.play('Bolt', 'player 1').resolve().activate('Pinger', 'player 1').resolve();
  expect([u.zone('graveyard'), u.life(1)]).toEqual([['Bolt'], 15]);
});

test('[MC-Q-08] what is played is announced, aimed and paid for; then it is played, and nothing else is done for it', () => {
  const blaze = card('Blaze; {X}{R}; Instant', 'Blaze deals X damage to target creature or player.');
  const hex = card('Hex; {1}; Artifact', 'Whenever a player plays a spell, you gain 1 life.');
  const t = table({ players: [{ hand: [blaze], play: [hex, '2 Mountain'] }, {}] });
  const typesSince = (from: number): string[] => t.events().slice(from);
  const from = t.events().length;
  t.act('play Blaze');
  expect(t.asked).toBe('0 x');
  t.choose(1);
  expect(t.asked).toBe('0 target');
  // It is not played before it is paid for: nothing has triggered, and nobody else could do anything.
  expect([typesSince(from), t.stack]).toEqual([[], []]);
  t.choose('player 1');
  const done = typesSince(from).filter((type) => ['spendMana', 'play', 'trigger'].includes(type));
  expect(done).toEqual(['spendMana', 'play', 'trigger']);
  expect([t.stack, t.asked]).toEqual([['Hex’s', 'Blaze'], '0 respond']);
});
