import { pictureId, type PictureId, type PicturePlacement } from './picture.js';

/** How a variant of a picture differs from the picture as it is kept. */
export interface PictureChange {
  /** In %; 100: as it is. */
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
  /** Blurred beyond recognition, to fill what the picture itself leaves free. */
  readonly blur: boolean;
  /** Shades of grey, for printing in black. */
  readonly grey: boolean;
  /** So light that it takes little ink and text can stand on it. */
  readonly light: boolean;
}

const unchanged: PictureChange = {
  brightness: 100,
  contrast: 100,
  saturation: 100,
  blur: false,
  grey: false,
  light: false,
};

export interface PictureVariant {
  readonly id: PictureId;
  readonly change: PictureChange;
}

/**
 * Names a variant: "<32 hex digits>~b110-c90-s0-r-g-l.jpg", in which what is unchanged is left out; the picture's own
 * name where nothing is changed. One variant has one name.
 */
export function variantKey(id: string, change: Partial<PictureChange>): string {
  const { brightness, contrast, saturation, blur, grey, light } = { ...unchanged, ...change };
  const parts = [
    brightness === 100 ? '' : `b${brightness}`,
    contrast === 100 ? '' : `c${contrast}`,
    saturation === 100 ? '' : `s${saturation}`,
    blur ? 'r' : '',
    grey ? 'g' : '',
    light ? 'l' : '',
  ].filter(Boolean);
  return parts.length === 0 ? id : id.replace('.', `~${parts.join('-')}.`);
}

const pattern =
  /^([0-9a-f]{32})(?:~(?:b(\d{1,3})-?)?(?:c(\d{1,3})-?)?(?:s(\d{1,3})-?)?(r-?)?(g-?)?(l)?)?\.(png|jpg)$/;
const MOST = 300;

/** What a name stands for; null for a name that `variantKey` does not give. */
export function variantOf(key: string): PictureVariant | null {
  const found = pattern.exec(key);
  if (!found) return null;
  const [, name, brightness, contrast, saturation, blur, grey, light, ending] = found;
  const id = pictureId.safeParse(`${name}.${ending}`).data;
  const percent = (digits: string | undefined): number => (digits === undefined ? 100 : Number(digits));
  const change: PictureChange = {
    brightness: percent(brightness),
    contrast: percent(contrast),
    saturation: percent(saturation),
    blur: blur !== undefined,
    grey: grey !== undefined,
    light: light !== undefined,
  };
  const most = Math.max(change.brightness, change.contrast, change.saturation);
  return id !== undefined && most <= MOST && variantKey(id, change) === key ? { id, change } : null;
}

/** The variant that shows a card's picture as its owner adjusted it, changed further for the way it is shown. */
export const shownAs = (
  { id, adjust }: Pick<PicturePlacement, 'id' | 'adjust'>,
  further: Partial<PictureChange> = {},
): string => variantKey(id, { ...adjust, ...further });
