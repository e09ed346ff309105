import type { CardId, PlayerNo, SeenCard, ZonePlace } from '../../../src-main/api/answers/play-answers.js';
import type { DropTarget, StageInput } from '../../shared/table/scene/stage-input.js';
import { zonesOn, type StagePlace } from '../../shared/table/view/seen-cards.js';
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
    return zonesOn(shown.view);
  }

  drop(card: SeenCard, _place: StagePlace, onto: DropTarget): void {
    const laid = card.id === null ? undefined : this.editor.shown?.cards.get(card.id);
    if (!laid || !('zone' in onto)) return;
    // Who controls a card goes on doing so where it lies in a zone that all share.
    void this.editor.move(laid, { seat: onto.seat ?? laid.at.seat, zone: onto.zone });
  }

  press(card: SeenCard): void {
    this.editor.selectCard(card.id);
  }

  pressPlayer(player: PlayerNo): void {
    this.actions.selectPlayer(player);
  }

  pressZone({ seat, zone }: ZonePlace): void {
    this.editor.selectZone({ seat: seat ?? this.editor.zone.seat, zone });
    this.actions.openPile({ seat, zone });
  }

  menu(card: SeenCard, _place: StagePlace, at: { readonly x: number; readonly y: number }): void {
    if (card.id === null) return;
    this.editor.selectCard(card.id);
    this.actions.openMenu(card.id, at);
  }
}
