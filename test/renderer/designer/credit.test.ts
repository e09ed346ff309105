import { expect, test } from 'vitest';
import { withCredit } from '../../../src-renderer/rooms/designer/picture/picture-intake.svelte.js';

test("a picture's credit joins the licence line, and takes the place of an earlier picture's", () => {
  const wolf = 'Picture: wolf head, CC BY 3.0.';
  expect(withCredit('', wolf)).toBe(wolf);
  expect(withCredit('Card by Ann, CC0.', wolf)).toBe(`Card by Ann, CC0. ${wolf}`);
  expect(withCredit('Card by Ann, CC0. Picture: sword by Ben, CC BY 3.0.', wolf)).toBe(
    `Card by Ann, CC0. ${wolf}`,
  );
});
