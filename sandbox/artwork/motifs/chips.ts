import { points } from '../svg.ts';
import type { DrawMotif } from './motif.ts';

const COLOURS: Readonly<Record<string, readonly [string, string]>> = {
  crimson: ['#d9243a', '#7a0b1e'],
  emerald: ['#1ba866', '#07502f'],
  royal: ['#2f77e6', '#0c3384'],
  rust: ['#e0742a', '#7e330a'],
  night: ['#3a4160', '#141828'],
};

const [radiusX, radiusY, thickness] = [104, 42, 34];

function edgeStripes(x: number, y: number): string {
  return [-0.82, -0.28, 0.28, 0.82]
    .map((at) => {
      const [from, to] = [at - 0.11, at + 0.11].map((angle) => [
        Math.sin(angle * 1.4) * radiusX,
        Math.cos(angle * 1.4) * radiusY,
      ]);
      const [fromX = 0, fromY = 0] = from ?? [];
      const [toX = 0, toY = 0] = to ?? [];
      return `M${points(x + fromX, y + fromY)}L${points(x + toX, y + toY)}v${thickness}L${points(x + fromX, y + fromY + thickness)}Z`;
    })
    .join('');
}

function chip(x: number, y: number, [face, side]: readonly [string, string], ink: string): string {
  const body = `M${points(x - radiusX, y)}v${thickness}a${radiusX} ${radiusY} 0 0 0 ${radiusX * 2} 0v${-thickness}a${radiusX} ${radiusY} 0 0 0 ${-radiusX * 2} 0Z`;
  return (
    `<path d="${body}" fill="${side}" stroke="${ink}" stroke-width="9"/><path d="${edgeStripes(x, y)}" fill="#fff4dc"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${face}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${radiusX - 12}" ry="${radiusY - 5}" fill="none" stroke="#fff4dc" stroke-width="12" stroke-dasharray="44 46"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="56" ry="22" fill="#fff4dc"/><ellipse cx="${x}" cy="${y}" rx="44" ry="17" fill="${face}"/>`
  );
}

function stack(x: number, foot: number, count: number, tones: readonly [string, string], ink: string): string {
  const chips = Array.from({ length: count }, (_, index) =>
    chip(x + ((index * 7) % 5) * 3 - 6, foot - index * thickness, tones, ink),
  );
  return `<ellipse cx="${x + 8}" cy="${foot + thickness + 8}" rx="${radiusX + 12}" ry="${radiusY + 4}" fill="${ink}" opacity=".4"/>${chips.join('')}`;
}

/** Stacks of chips; detail is the colour of the tallest stack: crimson, emerald, royal or rust. */
export const drawChips: DrawMotif = ({ ground, detail }) => {
  const own = COLOURS[detail] ?? (['#d9243a', '#7a0b1e'] as const);
  return (
    stack(256, 236, 5, own, ground.ink) +
    stack(140, 378, 6, ['#e9a825', '#875308'], ground.ink) +
    stack(372, 396, 4, ['#3a4160', '#141828'], ground.ink)
  );
};
