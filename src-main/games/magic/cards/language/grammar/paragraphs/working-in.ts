/** Where an ability works: grammar part MC-GR-11. */
import { choice, made, optionally, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import type { WorksIn } from '../../../components/abilities.js';

export const worksIn: Syntax<WorksIn | null> = optionally(
  choice<WorksIn | null>(
    (['hand', 'graveyard'] as const).map((area) =>
      made<{ readonly is: WorksIn }, WorksIn | null>(
        phrases<{ readonly is: WorksIn }>()({ is: area }, `(while|as_long_as) {self} is in your ${area} ,`),
        () => area,
        (value) => (value === area ? { is: area } : null),
      ),
    ),
  ),
  null,
);
