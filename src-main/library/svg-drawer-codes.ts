/** Exit codes by which the process that draws says why it has not. */
export const drawerCodes = { tooLarge: 4, refused: 5 } as const;
