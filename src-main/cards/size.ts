/** 2.5 × 3.5 in, in mm: the size that the guides give, that sleeves are made for and that printers call poker. */
export const pokerSize = { width: 63.5, height: 88.9 } as const;
