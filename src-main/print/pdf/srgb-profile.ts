/** Of the profile and of the colours that it describes; what an output intent calls them. */
export const SRGB = 'sRGB IEC61966-2.1';

/** Linear light of sRGB as XYZ under D50, row by row. Source: IEC 61966-2-1, adapted by Bradford's matrix. */
const TO_XYZ = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
] as const;
/** The inverse. */
const FROM_XYZ = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;
const D50 = [0.9642, 1, 0.8249] as const;
/** From D65 to D50, Bradford's matrix. */
const ADAPTATION = [
  1.0478112, 0.0228866, -0.050127, 0.0295424, 0.9904844, -0.0170491, -0.0092345, 0.0150436, 0.7521316,
];
/** A profile's XYZ reaches from 0 to this. Source: ICC.1:2004-10, 6.3.4.2. */
const MOST_XYZ = 1 + 32767 / 32768;
/** How light the black of the perceptual intent is, against its white. Source: ICC.1:2004-10, annex D.2. */
const PERCEPTUAL_BLACK = 0.0034731;

/**
 * A profile of sRGB as the colours of a printing device, since an output intent of PDF/X takes no profile of a screen. It has curves
 * and matrices and no sampled tables, so it is exact. Source: ICC.1:2004-10 (version 4.2).
 */
export function srgbOutputProfile(): Buffer {
  const tags: readonly (readonly [names: readonly string[], content: Buffer])[] = [
    [['desc'], text(`${SRGB}, as an output device`)],
    [['cprt'], text('No copyright, use freely')],
    [['wtpt'], Buffer.concat([type('XYZ '), ...D50.map(fixed)])],
    [['chad'], Buffer.concat([type('sf32'), ...ADAPTATION.map(fixed)])],
    [['A2B0'], deviceToPcs(PERCEPTUAL_BLACK)],
    [['A2B1', 'A2B2'], deviceToPcs(0)],
    [['B2A0'], pcsToDevice(PERCEPTUAL_BLACK)],
    [['B2A1', 'B2A2'], pcsToDevice(0)],
    [['gamt'], allInGamut()],
  ];
  const count = tags.reduce((sum, [names]) => sum + names.length, 0);
  const directory: Buffer[] = [u32(count)];
  const contents: Buffer[] = [];
  let at = HEADER + 4 + 12 * count;
  for (const [names, content] of tags) {
    for (const name of names) directory.push(sign(name), u32(at), u32(content.length));
    const whole = padded(content);
    contents.push(whole);
    at += whole.length;
  }
  return Buffer.concat([header(at), ...directory, ...contents]);
}

const HEADER = 128;

function header(size: number): Buffer {
  const date = [2026, 1, 1, 0, 0, 0].map(u16);
  return Buffer.concat(
    [
      u32(size),
      u32(0),
      u32(0x04200000),
      sign('prtr'),
      sign('RGB '),
      sign('XYZ '),
      ...date,
      sign('acsp'),
      Buffer.alloc(28),
      ...D50.map(fixed),
    ],
    HEADER,
  );
}

/** Device to connection space: the curves, then the matrix. @param black what the device's black is there, against white */
function deviceToPcs(black: number): Buffer {
  const matrix = TO_XYZ.flatMap((row) => row.map((value) => (value * (1 - black)) / MOST_XYZ));
  const shift = D50.map((value) => (value * black) / MOST_XYZ);
  return lut('mAB ', [...matrix, ...shift], curve(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]));
}

/** The way back: the matrix, then the curves. */
function pcsToDevice(black: number): Buffer {
  const matrix = FROM_XYZ.flatMap((row) => row.map((value) => (value * MOST_XYZ) / (1 - black)));
  const shift = Array.from({ length: 3 }, () => -black / (1 - black));
  return lut(
    'mBA ',
    [...matrix, ...shift],
    curve(4, [1 / 2.4, 1.055 ** 2.4, 0, 12.92, 0.0031308, -0.055, 0]),
  );
}

/** Three curves of nothing at the connection space, a matrix with its shift, and three equal curves. */
function lut(kind: 'mAB ' | 'mBA ', matrix: readonly number[], oneCurve: Buffer): Buffer {
  const plain = Buffer.concat(Array.from({ length: 3 }, () => Buffer.concat([type('curv'), u32(0)])));
  const factors = Buffer.concat(matrix.map(fixed));
  const start = 32;
  return Buffer.concat([
    type(kind),
    Buffer.from([3, 3, 0, 0]),
    u32(start),
    u32(start + plain.length),
    u32(start + plain.length + factors.length),
    u32(0),
    u32(0),
    plain,
    factors,
    oneCurve,
    oneCurve,
    oneCurve,
  ]);
}

const curve = (form: 3 | 4, parameters: readonly number[]): Buffer =>
  Buffer.concat([type('para'), u16(form), u16(0), ...parameters.map(fixed)]);

/** Says of every colour that it can be printed. */
function allInGamut(): Buffer {
  const unit = [1, 0, 0, 0, 1, 0, 0, 0, 1].map(fixed);
  const straight = [0, 65535].map(u16);
  return Buffer.concat([
    type('mft2'),
    Buffer.from([3, 1, 2, 0]),
    ...unit,
    u16(2),
    u16(2),
    ...straight,
    ...straight,
    ...straight,
    Buffer.alloc(2 * 2 ** 3),
    ...straight,
  ]);
}

function text(words: string): Buffer {
  const content = Buffer.from(words, 'utf16le').swap16();
  return Buffer.concat([type('mluc'), u32(1), u32(12), sign('enUS'), u32(content.length), u32(28), content]);
}

const type = (name: string): Buffer => Buffer.concat([sign(name), u32(0)]);
const sign = (name: string): Buffer => Buffer.from(name, 'latin1');
const padded = (content: Buffer): Buffer => Buffer.concat([content], Math.ceil(content.length / 4) * 4);
const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
/** A number with sixteen bits behind the point. */
const fixed = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65536));
  return bytes;
};
