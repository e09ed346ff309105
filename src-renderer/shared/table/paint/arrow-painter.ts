import type { Arrow } from '../scene/arrows.js';
import type { TableColors } from './signs/table-colors.js';

const WIDTH = 4;
const HEAD = 15;

/** An arrow as a bow with a light edge, so that it is seen over every card. A guard's is dashed and ends in a bar. */
export function drawArrow(context: CanvasRenderingContext2D, arrow: Arrow, colors: TableColors): void {
  const { from, to, kind } = arrow;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < HEAD) return;
  const bend = Math.min(40, length * 0.12);
  const middle = {
    x: (from.x + to.x) / 2 + ((to.y - from.y) / length) * bend,
    y: (from.y + to.y) / 2 - ((to.x - from.x) / length) * bend,
  };
  const angle = Math.atan2(to.y - middle.y, to.x - middle.x);
  const neck = { x: to.x - HEAD * 0.8 * Math.cos(angle), y: to.y - HEAD * 0.8 * Math.sin(angle) };
  const shaft = new Path2D();
  shaft.moveTo(from.x, from.y);
  shaft.quadraticCurveTo(middle.x, middle.y, neck.x, neck.y);
  const head = new Path2D();
  const wing = (turn: number): void =>
    head.lineTo(to.x - HEAD * Math.cos(angle + turn), to.y - HEAD * Math.sin(angle + turn));
  if (kind === 'guard') {
    head.moveTo(neck.x - HEAD * 0.6 * Math.sin(angle), neck.y + HEAD * 0.6 * Math.cos(angle));
    head.lineTo(neck.x + HEAD * 0.6 * Math.sin(angle), neck.y - HEAD * 0.6 * Math.cos(angle));
  } else {
    head.moveTo(to.x, to.y);
    wing(0.45);
    wing(-0.45);
    head.closePath();
  }
  const color = { target: colors.purple, attack: colors.red, guard: colors.blue }[kind];
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = colors.raised;
  context.lineWidth = WIDTH + 3;
  context.stroke(shaft);
  context.stroke(head);
  context.strokeStyle = color;
  context.fillStyle = color;
  context.lineWidth = WIDTH;
  if (kind === 'guard') context.setLineDash([9, 7]);
  context.stroke(shaft);
  context.setLineDash([]);
  context.stroke(head);
  if (kind !== 'guard') context.fill(head);
  context.restore();
}
