/** What texts in further wordings of 1999 do. */
import { describe, expect, test } from 'vitest';
import { has } from '../../../../../src-main/engine/state.js';
import { bear, card, giant } from '../by-text.js';
import { table } from '../kit.js';

describe('what is done instead of what stands before it [MC-GR-182]', () => {
  const flare = card(
    'Flare; {0}; Instant',
    'Flare deals 2 damage to target creature. If you control a mountain, Flare deals 4 damage to that creature instead.',
  );
  test('is done to what was aimed at, where the condition holds, and not besides', () => {
    const t = table({ players: [{ hand: [flare], play: ['Mountain'] }, { play: [giant, bear] }] });
    t.play('Flare', 'Giant').resolve();
    expect([t.card('Giant').zone, t.card('Bear').damage]).toEqual(['graveyard', undefined]);
    const poor = table({ players: [{ hand: [flare] }, { play: [giant, bear] }] });
    poor.play('Flare', 'Giant').resolve();
    expect([poor.card('Giant').zone, poor.card('Giant').damage]).toEqual(['play', 2]);
  });
});

test('a creature that is aimed at deals the damage, as much as its own power [MC-GR-99] [MC-GR-95]', () => {
  const pounce = card(
    'Pounce; {0}; Instant',
    'Target creature you control deals damage equal to its power to target creature an opponent controls.',
  );
  const ward = card('Ward; {W}; Creature — Cleric; 1/4', 'Protection from green');
  const t = table({ players: [{ hand: [pounce], play: [bear] }, { play: [giant] }] });
  t.play('Pounce', 'Bear', 'Giant').resolve();
  expect([t.card('Giant').damage, t.card('Bear').damage]).toEqual([2, undefined]);
  // The source is the green creature, not the colorless spell.
  const warded = table({ players: [{ hand: [pounce], play: [bear] }, { play: [ward] }] });
  warded.play('Pounce', 'Bear', 'Ward').resolve();
  expect(warded.card('Ward').damage).toBeUndefined();
});

test('"less than" is not as much [MC-GR-85]', () => {
  const culling = card(
    'Culling; {1}; Artifact Creature — Golem; 2/2',
    "{0}: Destroy target creature with toughness less than Culling's power.",
  );
  const squire = card('Squire; {W}; Creature — Soldier; 1/1');
  const t = table({ players: [{ play: [culling] }, { play: [bear, squire] }] });
  t.activate('Culling', 'Squire').resolve();
  expect([t.card('Squire').zone, t.offers.includes('activate Culling')]).toEqual(['graveyard', false]);
});

describe('the least and the greatest of some [MC-GR-85]', () => {
  const cull = card(
    'Cull; {0}; Instant',
    'Destroy target creature with the least power among creatures in play.',
  );
  test('is found again whenever it is asked for, and several are where they are equal', () => {
    const ant = card('Ant; {G}; Creature — Insect; 1/1');
    const t = table({ players: [{ hand: [cull, cull], play: [giant] }, { play: [bear, ant, giant] }] });
    t.play('Cull', 'Ant').resolve();
    t.play('Cull', 'Bear').resolve();
    expect([t.zone('play', 1), t.zone('play')]).toEqual([['Giant'], ['Giant']]);
  });
  test('is no target any more once another is less [MC-RES-05]', () => {
    const shrink = card('Shrink; {0}; Instant', 'Target creature gets -3/-0 until end of turn.');
    const t = table({ players: [{ hand: [cull, shrink] }, { play: [bear, giant] }] });
    t.play('Cull', 'Bear').play('Shrink', 'Giant').resolve().resolve();
    expect(t.zone('play', 1)).toEqual(['Bear', 'Giant']);
  });
});

test('as many are sacrificed as are counted for each player [MC-GR-105] [MC-GR-94]', () => {
  const hunger = card(
    'Hunger; {0}; Sorcery',
    'Each player sacrifices a creature for each swamp he or she controls.',
  );
  const t = table({
    players: [{ hand: [hunger], play: ['Swamp', bear, giant] }, { play: ['2 Swamp', bear, giant] }],
  });
  t.play('Hunger').pass(2);
  expect(t.asked).toBe('0 choose');
  t.choose('Bear');
  expect(t.decision).toMatchObject({ player: 1, least: 2, most: 2 });
  t.choose('Bear, Giant');
  expect([t.zone('play'), t.zone('play', 1)]).toEqual([
    ['Swamp', 'Giant'],
    ['Swamp', 'Swamp'],
  ]);
});

describe('rules for players', () => {
  test('a hand is kept to fewer cards, or more, than it was [MC-GR-161] [MC-TURN-24]', () => {
    const ledger = card('Ledger; {0}; Artifact', 'Your maximum hand size is reduced by two.');
    const shelf = card('Shelf; {0}; Artifact', 'Your maximum hand size is increased by one.');
    const none = card('Vault; {0}; Artifact', 'You have no maximum hand size.');
    const sizeWith = (...play: (typeof ledger)[]): number | null => {
      const t = table({ players: [{ play }, {}] });
      return t.game.context.rules.law.handSize(t.game.context, 0);
    };
    expect([sizeWith(), sizeWith(ledger), sizeWith(ledger, shelf), sizeWith(none, ledger)]).toEqual([
      7,
      5,
      6,
      null,
    ]);
    expect(sizeWith(ledger, ledger, ledger, ledger)).toBe(0);
  });

  test('the top of a library is seen by all, whichever it comes to be [MC-GR-127]', () => {
    const gates = card(
      'Gates; {0}; Enchantment',
      'All players play with the top card of their libraries revealed.',
    );
    const study = card('Study; {0}; Instant', 'Draw a card.');
    const t = table({ players: [{ hand: [gates, study], library: [bear, giant] }, { library: [bear] }] });
    t.play('Gates').resolve();
    const seers = (no = -1): number[] => [0, 1].filter((seat) => has(t.state.cards[no]?.known ?? 0, seat));
    const tops = (): number[][] => t.state.players.map(({ zones }) => seers(zones.library[0]));
    expect(tops()).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(seers(t.state.players[0]?.zones.library[1])).toEqual([]);
    t.play('Study').resolve();
    expect(tops()[0]).toEqual([0, 1]);
  });

  test('what cannot be played in one player\u2019s turn can be in another\u2019s [MC-GR-164] [MC-GR-148]', () => {
    const warden = card('Hush; {0}; Enchantment', "Opponents can't play spells during your turn.");
    const study = card('Study; {0}; Instant', 'Draw a card.');
    const mine = table({ players: [{ play: [warden], hand: [study] }, { hand: [study] }] });
    expect(mine.offers).toContain('play Study');
    mine.pass();
    expect(mine.offers).toEqual(['pass']);
    const theirs = table({ active: 1, players: [{ play: [warden] }, { hand: [study] }] });
    expect(theirs.offers).toContain('play Study');
  });

  test('to attack is paid for, and to block as well [MC-GR-166]', () => {
    const chains = card(
      'Chains; {0}; Enchant Creature',
      "Enchanted creature can't attack or block unless its controller pays {2}.",
    );
    const attackers = (lands: string): number => {
      const t = table({ players: [{ play: [bear, { card: chains, on: 'Bear' }, lands] }, {}] });
      while (t.decision.kind === 'act' && t.state.step !== 'main2') t.pass();
      return t.decision.kind === 'pair' ? t.decision.pairings.length : 0;
    };
    expect([attackers('1 Forest'), attackers('2 Forest')]).toEqual([0, 1]);
  });
});

test('what has the same name is found with what is aimed at [MC-GR-81]', () => {
  const echo = card(
    'Echo; {0}; Instant',
    'Destroy target creature. Destroy all other creatures with the same name as that creature.',
  );
  const t = table({ players: [{ hand: [echo], play: [bear] }, { play: [bear, giant, bear] }] });
  t.play('Echo', 'Bear').resolve();
  expect([t.zone('play'), t.zone('play', 1)]).toEqual([[], ['Giant']]);
});

test('two numbers are added [MC-GR-94]', () => {
  const feast = card(
    'Feast; {0}; Sorcery',
    'You gain life equal to the number of creatures you control plus twice the number of lands you control.',
  );
  const t = table({ players: [{ hand: [feast], play: [bear, '3 Forest'] }, { play: [bear] }] });
  t.play('Feast').resolve();
  expect(t.life(0)).toBe(27);
});

describe('what comes into play for a cost [MC-GR-07] [MC-EFF-12]', () => {
  const temple = card(
    'Temple;; Land',
    "If Temple would come into play, sacrifice an untapped island instead. If you do, put Temple into play. If you don't, put it into its owner's graveyard.",
    '{T}: Add {1}{U} to your mana pool.',
  );
  test('is paid before it is there, and nobody can answer', () => {
    const t = table({ players: [{ hand: [temple], play: ['Island', 'Forest'] }, {}] });
    t.play('Temple', 'Island');
    expect([t.zone('play'), t.zone('graveyard'), t.stack]).toEqual([['Forest', 'Temple'], ['Island'], []]);
    expect(t.offers).toContain('mana Temple 1');
  });

  test('goes to the graveyard where it cannot be paid, and never was in play', () => {
    const shrine = card('Shrine; {0}; Enchantment', 'Whenever a land comes into play, you gain 1 life.');
    const play = [{ card: card('Island;; Land'), tapped: true as const }, shrine];
    const t = table({ players: [{ hand: [temple], play }, {}] });
    t.play('Temple');
    expect([t.zone('play'), t.zone('graveyard'), t.stack]).toEqual([['Island', 'Shrine'], ['Temple'], []]);
    expect(t.state.lands).toBe(1);
  });

  test('is asked about where it may be paid', () => {
    const keep = card(
      'Keep; {0}; Artifact',
      "If Keep would come into play, you may discard a card instead. If you do, put Keep into play. If you don't, put it into its owner's graveyard.",
    );
    const t = table({ players: [{ hand: [keep, bear] }, {}] });
    t.play('Keep').resolve();
    t.choose('no');
    expect([t.zone('graveyard'), t.zone('hand')]).toEqual([['Keep'], ['Bear']]);
  });
});

describe('several zones searched at once [MC-GR-129]', () => {
  const excise = card(
    'Excise; {0}; Sorcery',
    "Search target player's graveyard, hand, and library for all cards with the same name as target land and remove them from the game. Then that player shuffles his or her library.",
  );
  test('are seen by who searches, and all that is found goes', () => {
    const forest = card('Forest;; Land');
    const theirs = {
      hand: [bear, forest],
      graveyard: [forest],
      library: [forest, bear, bear],
      play: ['Forest'],
    };
    const t = table({ players: [{ hand: [excise] }, theirs] });
    t.play('Excise', 'player 1', 'Forest').resolve();
    expect([t.zone('removed', 1), t.zone('play', 1), t.zone('hand', 1)]).toEqual([
      ['Forest', 'Forest', 'Forest'],
      ['Forest'],
      ['Bear'],
    ]);
    expect([t.zone('library', 1), t.events('shuffle')]).toEqual([['Bear', 'Bear'], ['shuffle']]);
  });

  test('give as many as are asked for, and what is no library is not shuffled', () => {
    const recall = card(
      'Recall; {0}; Sorcery',
      'Search your graveyard and hand for a creature card and put it into play.',
    );
    const t = table({ players: [{ hand: [recall, bear], graveyard: [giant] }, {}] });
    t.play('Recall').resolve();
    t.choose('Giant');
    expect([t.zone('play'), t.zone('hand'), t.events('shuffle')]).toEqual([['Giant'], ['Bear'], []]);
  });
});
