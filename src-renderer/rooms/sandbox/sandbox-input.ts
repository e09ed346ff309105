import type {
  CardId,
  PlayerNo,
  SeenCard,
  Spot,
  ZonePlace,
} from '../../../src-main/api/answers/play-answers.js';
import type { DropTarget, StageInput, StagePlace } from '../../shared/table/scene/stage-input.js';
import type { SandboxEditor } from './sandbox-editor.svelte.js';

/** What else the room does when the stage is pressed. */
export interface SandboxInputActions {
  readonly selectPlayer: (player: PlayerNo) => void;
  readonly openPile: (pile: ZonePlace) => void;
  readonly openMenu: (card: CardId, at: { readonly x: number; readonly y: number }) => void;
}

const none: ReadonlySet<never> = new Set<never>();

/** On a table that is set up every card goes everywhere. */
export class SandboxInput implements StageInput {
  readonly glowing: ReadonlySet<CardId> = none;
  readonly ordered = false;
  /** Players are pressed to be looked at, and none is picked. */
  readonly players: ReadonlySet<PlayerNo> = none;

  constructor(
    private readonly editor: SandboxEditor,
    private readonly actions: SandboxInputActions,
  ) {}

  get picked(): readonly CardId[] {
    const id = this.editor.selectedId;
    return id === null ? [] : [id];
  }

  drops(card: SeenCard): readonly DropTarget[] | null {
    const { shown } = this.editor;
    if (card.id === null || !shown) return null;
    return shown.view.seats.flatMap(({ seat, zones }) => zones.map(({ zone }) => ({ seat, zone })));
  }

  drop(card: SeenCard, _place: StagePlace, onto: DropTarget): void {
    const laid = card.id === null ? undefined : this.editor.shown?.cards.get(card.id);
    if (!laid || !('zone' in onto) || onto.seat === null) return;
    void this.editor.move(laid, { seat: onto.seat, zone: onto.zone as Spot['zone'] });
  }

  press(card: SeenCard): void {
    this.editor.selectCard(card.id);
  }

  pressPlayer(player: PlayerNo): void {
    this.actions.selectPlayer(player);
  }

  pressZone({ seat, zone }: ZonePlace): void {
    if (seat !== null) this.editor.selectZone({ seat, zone: zone as Spot['zone'] });
    this.actions.openPile({ seat, zone });
  }

  menu(card: SeenCard, _place: StagePlace, at: { readonly x: number; readonly y: number }): void {
    if (card.id === null) return;
    this.editor.selectCard(card.id);
    this.actions.openMenu(card.id, at);
  }
}
