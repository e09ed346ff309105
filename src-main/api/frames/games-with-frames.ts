import { games } from '../../games/registry.js';
import type { GameInfo } from '../answers/answers.js';
import type { AppServices } from '../app-services.js';
import { gameInfo } from '../game-info.js';

/** The games, those whose cards can be set out in several ways with the frames that there are now. */
export async function gamesWithFrames(services: AppServices): Promise<GameInfo[]> {
  const frames = [...(await services.frames()).values()].flatMap(({ name, frame }) => {
    if (!frame) return [];
    const { title, about } = frame;
    const template = { name, title, does: `Frame: ${title}`, about: about || title, noAccent: null };
    return [{ ...template, isFrame: true as const }];
  });
  return games().map((game) => {
    const info = gameInfo(game);
    return game.format.fieldsOf ? { ...info, templates: [...info.templates, ...frames] } : info;
  });
}
