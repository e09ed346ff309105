import pLimit from 'p-limit';
import type {
  CardFaceAnswer,
  CardId,
  EditedScenario,
  ScenarioEdit,
  LaidCard,
  OfferedCard,
  Occupant,
  Scenario,
  SeenZone,
  Spot,
  TableView,
} from '../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../connection/client.js';
import { sentenceOf } from '../../connection/sentence.js';
import { History } from '../../shared/history/undo.svelte.js';
import { notices } from '../../shared/notices/notices.svelte.js';
import { saving } from '../../shared/notices/saving.svelte.js';
import { zoneOf } from '../../shared/table/view/seen-cards.js';
import { idAt, SteadyView, type SteadyScenario } from './steady-view.js';

/** A zone of a seat, as main calls it. */
export type ZoneSpot = Pick<Spot, 'seat' | 'zone'>;

/**
 * A position that is being set up: the scenario, how it lies on the table, what is selected, and what was done to it. Main
 * carries out every edit; the latest scenario is all that it needs.
 */
export class SandboxEditor {
  readonly history = new History();
  readonly #client: Client;
  readonly #steady = new SteadyView();
  #shown = $state.raw<SteadyScenario | null>(null);
  #raw: EditedScenario | null = null;
  #at = $state(0);
  #selected = $state<CardId | null>(null);
  #zone = $state.raw<ZoneSpot>({ seat: 0, zone: '' });
  #file = $state<string | null>(null);
  #readOnly = $state<string | null>(null);
  #trouble = $state<string | null>(null);
  #draft = $state<string | null>(null);
  /** Positions are written one after the other, whoever set them up: the first makes a draft’s file, and who opens it again finds the last. */
  static #writing: Promise<unknown> = Promise.resolve();
  readonly #ondraft: (id: string) => void;
  /** Edits are carried out one after the other, each on what the one before has left. */
  readonly #oneByOne = pLimit(1);

  /** @param ondraft called when what is set up has become a draft, with its id */
  constructor(client: Client, ondraft: (id: string) => void = () => undefined) {
    this.#client = client;
    this.#ondraft = ondraft;
  }

  /** Null until it arrives. */
  get shown(): SteadyScenario | null {
    return this.#shown;
  }
  get scenario(): Scenario | null {
    return this.#shown?.scenario ?? null;
  }
  /** Another number whenever something else is shown. */
  get at(): number {
    return this.#at;
  }
  get selectedId(): CardId | null {
    return this.#selected;
  }
  get selected(): LaidCard | null {
    return (this.#selected !== null && this.#shown?.cards.get(this.#selected)) || null;
  }
  /** Where cards are added. */
  get zone(): ZoneSpot {
    return this.#zone;
  }
  /** Its file in the library; null: it is not saved yet. */
  get file(): string | null {
    return this.#file;
  }
  /** The draft that it is kept as while it has no file of its own, by its id; null: there is nothing to be kept yet. */
  get draft(): string | null {
    return this.#draft;
  }
  /** Why it cannot be saved under its name, or null. */
  get readOnly(): string | null {
    return this.#readOnly;
  }
  /** Why there is nothing to show, or null. */
  get trouble(): string | null {
    return this.#trouble;
  }

  /** Opens what the address names: "new", "new:" with the id of rules, a scenario or draft of the library, or "game:<id>" with ":<at>". */
  async open(address: string): Promise<void> {
    try {
      await this.#open(address);
    } catch (error) {
      this.#trouble = sentenceOf(error);
    }
  }

  async #open(address: string): Promise<void> {
    const { sandbox } = this.#client.play;
    const [from, id = '', at] = address.split(':');
    await SandboxEditor.#writing;
    if (from === 'new') {
      return this.#show(await sandbox.begin(id === '' ? {} : { rules: id }));
    }
    if (from === 'game') {
      const place = at === undefined ? {} : { at: Number(at) };
      return this.#show(await sandbox.fromGame({ game: id, ...place }));
    }
    const opened = await sandbox.load({ id: address });
    if (from === 'draft') this.#draft = opened.id;
    else this.#file = opened.readOnly === null ? opened.id : null;
    this.#readOnly = opened.readOnly;
    this.#show(opened);
  }

  selectCard(id: CardId | null): void {
    this.#selected = id;
    const laid = this.selected;
    if (laid) this.#zone = laid.at;
  }

  selectZone(zone: ZoneSpot): void {
    this.#zone = { seat: zone.seat, zone: zone.zone };
  }

  /**
   * Does something to the scenario.
   * @param name as it follows "Undo: "
   * @param select the place whose card is selected afterwards; left out: the card that is selected stays so
   */
  edit(
    edit: ScenarioEdit,
    name: string,
    { select, mergeKey }: { select?: Spot; mergeKey?: string } = {},
  ): Promise<void> {
    return this.#oneByOne(async () => {
      const before = this.#raw;
      if (!before) return;
      const label = this.selected?.label;
      try {
        const after = await this.#client.play.sandbox.edit({ scenario: before.scenario, edit });
        this.#show(after);
        if (select && this.#shown) this.selectCard(idAt(this.#shown, select));
        else this.#keepSelected(label);
        const step = { name, undo: () => this.#restore(before), redo: () => this.#restore(after) };
        this.history.push(mergeKey === undefined ? step : { ...step, mergeKey });
        this.#autosave();
      } catch (error) {
        notices.complain(sentenceOf(error));
      }
    });
  }

  /** Moves a card to a place; left out: to the end of a row, on top of a pile. */
  move(card: LaidCard, to: ZoneSpot, index?: number): Promise<void> {
    const count = this.countIn(to);
    const isSame = card.at.seat === to.seat && card.at.zone === to.zone;
    const last = isSame ? count - 1 : count;
    const spot = { seat: to.seat, zone: to.zone, index: index ?? (this.isPile(to) ? 0 : last) };
    return this.edit({ do: 'move card', from: card.at, to: spot }, `move ${this.nameOf(card)}`, {
      select: spot,
    });
  }

  /** Whether cards lie there on top of one another, the top one first. */
  isPile({ seat, zone }: ZoneSpot): boolean {
    return this.#shown !== null && zoneAt(this.#shown.view, { seat, zone })?.shape === 'pile';
  }

  countIn({ seat, zone }: ZoneSpot): number {
    return [...(this.#shown?.cards.values() ?? [])].filter(({ at }) => at.seat === seat && at.zone === zone)
      .length;
  }

  /** What is printed on a card as its name. */
  nameOf({ placed }: LaidCard): string {
    const source = this.scenario?.cards?.[placed.card];
    const isInline = source !== undefined && !('starter' in source) && !('file' in source);
    return (isInline ? source.name : undefined) ?? placed.card;
  }

  /** Writes it into the library under a name, as a file of its own. @returns its id, or null with a notice */
  async saveAs(name: string): Promise<string | null> {
    await this.edit({ do: 'set name', name }, 'name the scenario');
    const scenario = this.#raw?.scenario;
    if (!scenario) return null;
    try {
      const { id } = await saving.track(this.#client.play.sandbox.save({ scenario, id: null }));
      this.#file = id;
      this.#readOnly = null;
      await this.discard();
      return id;
    } catch (error) {
      notices.complain(sentenceOf(error));
      return null;
    }
  }

  async export(download: (url: string) => void): Promise<void> {
    const scenario = this.#raw?.scenario;
    if (!scenario) return;
    try {
      const { output } = await this.#client.play.sandbox.export({ scenario });
      const saved = await this.#client.outputs.save({ output });
      if (saved.kind === 'download') download(saved.url);
    } catch (error) {
      notices.complain(sentenceOf(error));
    }
  }

  async import(file: File): Promise<void> {
    const before = this.#raw;
    try {
      const after = await this.#client.play.sandbox.import({ file });
      this.#file = null;
      this.#draft = null;
      this.#show(after);
      this.#selected = null;
      if (before) {
        this.history.push({
          name: 'open a file',
          undo: () => this.#restore(before),
          redo: () => this.#restore(after),
        });
      }
    } catch (error) {
      notices.complain(sentenceOf(error));
    }
  }

  /** Plays on from here. @returns the game's id, or null with a notice */
  async play(seats: readonly Occupant[]): Promise<string | null> {
    const scenario = this.#raw?.scenario;
    if (!scenario) return null;
    try {
      return (await this.#client.play.sandbox.play({ scenario, seats: [...seats] })).game;
    } catch (error) {
      notices.complain(sentenceOf(error));
      return null;
    }
  }

  /** How a design of the table looks; the function is always the same. */
  readonly face = (design: number): Promise<CardFaceAnswer> => {
    const asked = this.#steady.ask(design);
    if (!asked) return Promise.reject(new Error('That card is no longer on the table.'));
    return this.#client.play.sandbox.face({ scenario: asked.shown.scenario, design: asked.design });
  };

  /** Cards that can be laid on the table; none before there is one. */
  async offers(query: string): Promise<readonly OfferedCard[]> {
    const rules = this.scenario?.rules;
    return rules === undefined ? [] : this.#client.play.sandbox.cards({ rules, query });
  }

  #show(shown: EditedScenario): void {
    this.#raw = shown;
    this.#shown = this.#steady.steady(shown);
    this.#at += 1;
    const { seat, zone } = this.#zone;
    if (!zoneAt(shown.view, { seat, zone })) this.#zone = { seat: 0, zone: frontZone(shown.view) };
  }

  #restore(shown: EditedScenario): void {
    const label = this.selected?.label;
    this.#show(shown);
    this.#keepSelected(label);
    this.#autosave();
  }

  #keepSelected(label: string | undefined): void {
    const kept = [...(this.#shown?.cards ?? [])].find(([, card]) => card.label === label);
    this.#selected = kept?.[0] ?? null;
  }

  /** Removes the draft, if there is one. */
  async discard(): Promise<void> {
    await SandboxEditor.#writing;
    const id = this.#draft;
    this.#draft = null;
    if (id !== null) await this.#client.play.sandbox.discardDraft({ id });
  }

  #autosave(): void {
    const scenario = this.#raw?.scenario;
    if (!scenario) return;
    const file = this.#file;
    const write = SandboxEditor.#writing.then(() => this.#write(scenario, file));
    SandboxEditor.#writing = write.catch(() => undefined);
    saving.track(write).catch((error: unknown) => notices.complain(sentenceOf(error)));
  }

  /** @param file that it had when it was set up so; null: it was a draft */
  async #write(scenario: Scenario, file: string | null): Promise<void> {
    // It may have got a file of its own meanwhile.
    if (file === null && this.#file !== null) return;
    const { sandbox } = this.#client.play;
    const id = file ?? this.#draft;
    if (id !== null) return void (await sandbox.save({ scenario, id }));
    const made = await sandbox.saveDraft({ scenario });
    this.#draft = made.id;
    this.#ondraft(made.id);
  }
}

/** The zone that a spot is in: the seat's, or the one of that name that all share. */
const zoneAt = (view: TableView, { seat, zone }: ZoneSpot): SeenZone | null =>
  zoneOf(view, { seat, zone }) ?? (view.seats[seat] ? zoneOf(view, { seat: null, zone }) : null);

/** The row of the field that is nearest to the enemy, where most cards are laid. */
function frontZone({ field, seats }: TableView): string {
  const wide = field.flat().find(({ zone, span }) => zone !== null && span === 'wide');
  return wide?.zone ?? seats[0]?.zones[0]?.zone ?? '';
}
