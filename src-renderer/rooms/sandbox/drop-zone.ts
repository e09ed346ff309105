import type { TableView } from '../../../src-main/api/answers/play-answers.js';
import { dropAt } from '../../shared/table/scene/hit-test.js';
import { sceneOf } from '../../shared/table/scene/stage-scene.js';
import { textScale } from '../../shared/table/paint/signs/table-colors.js';
import { zonesOn } from '../../shared/table/view/seen-cards.js';
import type { ZoneSpot } from './sandbox-editor.svelte.js';

/**
 * The zone under a point of the window, where the stage shows this view with the first seat at the bottom; one that all share as
 * the zone of that seat, who controls there what is laid by hand.
 */
export function zoneUnder(
  view: TableView,
  stage: HTMLElement,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): ZoneSpot | null {
  const { left, top, width, height } = stage.getBoundingClientRect();
  const scene = sceneOf(view, 0, { width, height, text: textScale() });
  const onto = dropAt(zonesOn(view), scene, { x: clientX - left, y: clientY - top }, '');
  return onto && 'zone' in onto ? { seat: onto.seat ?? 0, zone: onto.zone } : null;
}
