import type { Card } from '../../cards/card.js';
import { pictureId } from '../../cards/picture.js';
import { layoutBack } from '../../layout/back-layout.js';
import { layoutCard, layoutPicture } from '../../games/card-layouts.js';
import type { DisplayList } from '../../layout/display-list.js';
import type { Fonts } from '../../layout/fonts.js';
import { noFrames, type Frames } from '../../layout/frames/frames.js';
import type { PictureSize } from '../../layout/picture-size.js';
import type { SetMark } from '../../layout/set-mark.js';

/** Where pictures and their variants come from: a library's, or files beside loose cards. */
export interface PictureSource {
  /** @throws when the picture is not there */
  info(id: string): Promise<PictureSize>;
  read(id: string): Promise<Uint8Array>;
}

/** Lays cards and backs out with the pictures of the present library. */
export class Faces {
  constructor(
    readonly fonts: Fonts,
    private readonly pictures: () => PictureSource,
    private readonly markOf: (card: Card) => Promise<SetMark | null>,
    private readonly frames: () => Promise<Frames> = async () => noFrames,
  ) {}

  /** Of a card's picture; null where it has none, or its picture is not there. */
  async sizeOf({ picture }: Card): Promise<PictureSize | null> {
    return picture ? this.size(picture.id) : null;
  }

  async front(card: Card): Promise<DisplayList> {
    const size = await this.sizeOf(card);
    return layoutCard(card, this.fonts, () => size, await this.markOf(card), await this.frames());
  }

  /** A card's ground and picture alone: made in a moment. */
  async frontPicture(card: Card): Promise<DisplayList> {
    const size = await this.sizeOf(card);
    return layoutPicture(card, this.fonts, () => size, await this.frames());
  }

  /** @param back 'standard' or a picture's id; anything else is the standard back */
  async back(back: string): Promise<DisplayList> {
    const id = pictureId.safeParse(back).data;
    const size = id ? await this.size(id) : null;
    return layoutBack(id ?? 'standard', this.fonts, () => size);
  }

  picture(id: string): Promise<Uint8Array> {
    return this.pictures().read(id);
  }

  private async size(id: string): Promise<PictureSize | null> {
    return this.pictures()
      .info(id)
      .catch(() => null);
  }
}
