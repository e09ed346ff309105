import type { Card } from '../../cards/card.js';
import type { Box, PictureStep } from '../../layout/display-list.js';
import { shownPicture } from '../../layout/picture-window.js';
import type { Faces } from './faces.js';
import { plainWordsOf } from '../language/language-read.js';
import type { CardFaceAnswer } from '../answers/play-answers.js';

/** How a card of a game is painted, with the pictures of the present library. */
export async function cardFace(faces: Faces, card: Card): Promise<CardFaceAnswer> {
  const list = await faces.front(card);
  const step = shownPicture(list.steps);
  return {
    list,
    picture: step ? { id: step.picture, shown: shownOf(step) } : null,
    plain: plainWordsOf(card),
  };
}

/** The part of the picture that the card's window shows, in shares of the picture's size. */
function shownOf({ place, clip }: PictureStep): Box {
  return {
    x: (clip.x - place.x) / place.width,
    y: (clip.y - place.y) / place.height,
    width: clip.width / place.width,
    height: clip.height / place.height,
  };
}
