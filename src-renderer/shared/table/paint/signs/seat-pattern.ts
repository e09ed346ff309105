import type { PlayerNo } from '../../../../../src-main/api/answers/play-answers.js';
import type { Box } from '../../scene/box.js';
import { seatLook, type SeatPattern } from './seat-looks.js';
import type { TableColors } from './table-colors.js';

/** Fills a box with a player's colour and the lines of their pattern. `unit` is the pattern's period, CSS px. */
export function fillSeat(
  context: CanvasRenderingContext2D,
  seat: PlayerNo,
  box: Box,
  colors: TableColors,
  unit = 5,
): void {
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.fillStyle = colors.seat(seat);
  context.fillRect(box.x, box.y, box.width, box.height);
  context.strokeStyle = colors.raised;
  context.fillStyle = colors.raised;
  context.lineWidth = unit * 0.3;
  context.translate(box.x, box.y);
  drawPattern(context, seatLook(seat).pattern, box, unit);
  context.restore();
}

function drawPattern(
  context: CanvasRenderingContext2D,
  pattern: SeatPattern,
  { width, height }: Box,
  unit: number,
): void {
  const steps = (length: number): number[] =>
    Array.from({ length: Math.ceil(length / unit) + 1 }, (_, at) => at * unit);
  const line = (x1: number, y1: number, x2: number, y2: number): void => {
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
  };
  const bars = (): void => steps(height).forEach((y) => line(0, y + unit / 2, width, y + unit / 2));
  const posts = (): void => steps(width).forEach((x) => line(x + unit / 2, 0, x + unit / 2, height));
  context.beginPath();
  switch (pattern) {
    case 'plain':
      return;
    case 'rising':
      steps(width + height).forEach((at) => line(at - height, height, at, 0));
      break;
    case 'falling':
      steps(width + height).forEach((at) => line(at - height, 0, at, height));
      break;
    case 'bars':
      bars();
      break;
    case 'posts':
      posts();
      break;
    case 'grid':
      bars();
      posts();
      break;
    case 'dots':
      for (const x of steps(width))
        for (const y of steps(height)) {
          context.moveTo(x + unit / 2, y + unit / 2);
          context.arc(x + unit / 2, y + unit / 2, unit * 0.24, 0, 2 * Math.PI);
        }
      return context.fill();
    case 'checks':
      for (const [column, x] of steps(width).entries())
        for (const [row, y] of steps(height).entries())
          if ((column + row) % 2 === 0) context.rect(x, y, unit, unit);
      return context.fill();
  }
  context.stroke();
}
