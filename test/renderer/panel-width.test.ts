import { expect, test } from 'vitest';
import { limits } from '../../src-main/cards/limits.js';
import { limitedPanel, panelStyle, widestPanel } from '../../src-renderer/shared/panels/panel-width.js';

test('a panel keeps within its bounds, and leaves the middle of a small window its room', () => {
  const { min, max } = limits.panelWidth;
  expect([limitedPanel(2, 80), limitedPanel(20.03, 80), limitedPanel(99, 80)]).toEqual([min, 20, 32]);
  expect([widestPanel(200), widestPanel(20)]).toEqual([max, min]);
  expect(panelStyle(20)).toBe('min(20rem, 40vw)');
});
