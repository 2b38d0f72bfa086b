import { setLine } from '../lettering.ts';
import { num } from '../svg.ts';
import type { DrawMotif } from './motif.ts';

const COLOURS = [
  ['#ff8d80', '#e02438', '#7c0a20'],
  ['#ffe9a3', '#f2ad1d', '#8f5206'],
  ['#8ff0b9', '#16a068', '#064a37'],
  ['#9cd5ff', '#2371dd', '#0a2c77'],
] as const;

const PLACES: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[256, 256, 200]],
  2: [
    [164, 210, 138],
    [346, 316, 148],
  ],
  3: [
    [256, 146, 124],
    [136, 336, 124],
    [374, 342, 132],
  ],
  4: [
    [150, 150, 112],
    [366, 158, 112],
    [136, 368, 112],
    [362, 378, 122],
  ],
};

function ball(text: string, index: number, [x, y, r]: readonly [number, number, number], ink: string): string {
  const size = r * (text.length > 1 ? 0.84 : 1.02);
  const box = setLine(text, 0, 0, size, 800, 'normal').box;
  const number = setLine(text, x - box.x - box.width / 2, y - box.y - box.height / 2, size, 800, 'normal');
  return (
    `<ellipse cx="${num(x + 8)}" cy="${num(y + r * 0.16)}" rx="${num(r)}" ry="${num(r)}" fill="${ink}" opacity=".36"/>` +
    `<circle cx="${x}" cy="${y}" r="${num(r + 9)}" fill="${ink}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#mb${index % COLOURS.length})"/>` +
    `<circle cx="${x}" cy="${y}" r="${num(r * 0.58)}" fill="#fffdf5"/><path fill="${ink}" d="${number.path}"/>` +
    `<ellipse cx="${num(x - r * 0.3)}" cy="${num(y - r * 0.66)}" rx="${num(r * 0.4)}" ry="${num(r * 0.2)}" fill="#fff" opacity=".6" transform="rotate(-22 ${num(x - r * 0.3)} ${num(y - r * 0.66)})"/>`
  );
}

/** One to four lottery balls; detail is their numbers, `6-45-18`. */
export const drawBalls: DrawMotif = ({ ground, detail }) => {
  const numbers = detail.split('-');
  const spots = PLACES[numbers.length] ?? [];
  const gradients = COLOURS.slice(0, spots.length).map(
    ([light, middle, deep], index) =>
      `<radialGradient id="mb${index}" cx=".36" cy=".28" r=".8"><stop stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`,
  );
  const balls = spots.map((spot, index) => ball(numbers[index] ?? '', index, spot, ground.ink));
  return `<defs>${gradients.join('')}</defs>${balls.join('')}`;
};
