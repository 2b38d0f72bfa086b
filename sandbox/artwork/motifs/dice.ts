import { num, points } from '../svg.ts';
import type { DrawMotif } from './motif.ts';
import { pipPlaces } from './pips.ts';

interface Face {
  readonly value: number;
  /** Matrix from the unit square to the die's face. */
  readonly matrix: string;
  readonly fill: string;
}

function faceMarkup({ value, matrix, fill }: Face): string {
  const colour = value === 1 || value === 4 ? '#d0142f' : '#1a2340';
  const r = value === 1 ? 0.17 : 0.105;
  const dots = pipPlaces(value)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
    .join('');
  return `<g transform="matrix(${matrix})"><rect width="1" height="1" rx=".1" fill="${fill}"/><g fill="${colour}">${dots}</g></g>`;
}

function die(value: number, x: number, y: number, side: number, ink: string): string {
  const [w, h] = [side * 0.866, side * 0.5];
  const outline = `M${points(x, y - side)}L${points(x + w, y - h)}V${num(y + h)}L${points(x, y + side)}L${points(x - w, y + h)}V${num(y - h)}Z`;
  const left = (value % 6) + 1;
  const right = 7 - left === value ? ((left + 1) % 6) + 1 : 7 - left;
  return (
    `<path d="${outline}" transform="translate(10 18)" opacity=".35" fill="${ink}"/>` +
    `<path d="${outline}" fill="#cbb48c" stroke="${ink}" stroke-width="20" stroke-linejoin="round" paint-order="stroke"/>` +
    faceMarkup({ value, fill: 'url(#mt)', matrix: `${points(w, h, -w, h, x, y - side)}` }) +
    faceMarkup({ value: left, fill: 'url(#ml)', matrix: `${points(w, h, 0, side, x - w, y - h)}` }) +
    faceMarkup({ value: right, fill: 'url(#mr)', matrix: `${points(w, -h, 0, side, x, y)}` }) +
    `<path d="M${points(x - w, y - h)}L${points(x, y)}L${points(x + w, y - h)}M${points(x, y)}V${num(y + side)}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5" stroke-linecap="round"/>`
  );
}

const PLACES: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[256, 262, 210]],
  2: [
    [166, 198, 138],
    [340, 318, 150],
  ],
  3: [
    [256, 138, 116],
    [142, 336, 122],
    [370, 336, 122],
  ],
};

/** One to three dice; detail is their upper faces, `4-2-6`. */
export const drawDice: DrawMotif = ({ ground, detail }) => {
  const values = detail.split('-').map(Number);
  const dice = (PLACES[values.length] ?? []).map(([x, y, side], index) =>
    die(values[index] ?? 1, x, y, side, ground.ink),
  );
  return (
    `<defs><linearGradient id="mt"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff4dd"/></linearGradient>` +
    `<linearGradient id="ml" x2="0" y2="1"><stop stop-color="#f5e6c8"/><stop offset="1" stop-color="#cda974"/></linearGradient>` +
    `<linearGradient id="mr" x2="0" y2="1"><stop stop-color="#dcbf8d"/><stop offset="1" stop-color="#a2763f"/></linearGradient></defs>${dice.join('')}`
  );
};
