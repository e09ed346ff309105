import { makeWhole } from '../../files/whole-file.js';
import { games } from '../../games/registry.js';
import { ruleSet } from '../../games/rule-sets.js';
import { fileNameOf } from '../../print/file-name.js';
import { kitPages, kitPlan } from '../../print/kit/kit.js';
import type { DisplayList } from '../../layout/display-list.js';
import type { AppServices } from '../app-services.js';
import { tokenFaces, type KitServices } from './kit-tokens.js';
import type { KitOfRules } from '../contract/kit-wish.js';

/** A rule set that has a kit. */
export interface KitRules {
  readonly rules: string;
  /** "Keeper of the Cards, 14th Edition" */
  readonly name: string;
  /** How many can sit at a table. */
  readonly seats: number;
  /** What its tokens are printed as; null: its cards make none. */
  readonly tokens: string | null;
}

/** The newest of each game first. */
export const kitRules = (): readonly KitRules[] =>
  games().flatMap((game) =>
    game.ruleSets
      .toReversed()
      .filter(({ gameNight }) => gameNight)
      .map(({ rules, name, seats, gameNight }) => ({
        rules: rules.id,
        name: `${game.name}, ${name}`,
        seats: seats.most,
        tokens: gameNight?.tokens ?? null,
      })),
  );

/** Where the rules have no kit it has no pages. @throws PrintRefusal where a part does not fit the paper */
export async function kitLists(services: KitServices, wish: KitOfRules): Promise<readonly DisplayList[]> {
  const rules = ruleSet(wish.rules);
  if (!rules.gameNight) return [];
  const prints = wish.parts.includes('tokens') && rules.gameNight.tokens !== undefined;
  const tokens = prints ? await tokenFaces(services, wish) : [];
  return kitPages({ wish, edition: rules.name, night: rules.gameNight, tokens }, services.faces.fonts);
}

/** Makes the kit's PDF. */
export async function kitOutput(
  services: AppServices,
  wish: KitOfRules,
): Promise<{ output: string; name: string }> {
  const pages = await kitLists(services, wish);
  const plan = kitPlan(pages);
  const title = `Game night, ${ruleSet(wish.rules).name}`;
  const name = fileNameOf(title, 'pdf');
  const { makePdf } = await import('../../print/pdf/make-pdf.js');
  const { output } = await services.outputs.make({ name, type: 'application/pdf' }, (path) =>
    makeWhole(path, (write) =>
      makePdf(
        {
          plan,
          faces: (place) => Promise.resolve(pages[Number(place)]!),
          backs: (back) => services.faces.back(back),
          picture: (id) => services.faces.picture(id),
          fonts: services.faces.fonts,
          title,
          author: '',
          date: new Date(),
        },
        write,
      ),
    ),
  );
  return { output, name };
}
