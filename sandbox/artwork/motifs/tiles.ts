import { iconPath } from '../icon-set.ts';
import type { DrawMotif } from './motif.ts';
import { pipPlaces } from './pips.ts';

const [width, height] = [164, 220];

function face(value: string): string {
  if (value === 'dragon') {
    return `<path fill="#d0142f" transform="translate(22 50)scale(.235)" d="${iconPath('dragon-spiral')}"/>`;
  }
  return pipPlaces(Number(value))
    .map(([x, y], index) => {
      const centre = `cx="${Math.round(20 + x * (width - 40))}" cy="${Math.round(20 + y * (height - 40))}"`;
      const colour = ['#0d7a4f', '#cf1733', '#1c55b5'][index % 3];
      const r = value === '1' ? 50 : 21;
      return `<circle ${centre} r="${r}" fill="${colour}"/><circle ${centre} r="${r * 0.62}" fill="#fffaf0"/><circle ${centre} r="${r * 0.36}" fill="${colour}"/>`;
    })
    .join('');
}

function tile(value: string, x: number, y: number, turn: number, ink: string): string {
  const rect = (dx: number, dy: number, rest: string) =>
    `<rect x="${dx}" y="${dy}" width="${width}" height="${height}" rx="24" ${rest}/>`;
  return (
    `<g transform="translate(${x} ${y})rotate(${turn})">${rect(22, 38, `fill="${ink}" opacity=".38"`)}` +
    `${rect(12, 26, `fill="#0d7a4f" stroke="${ink}" stroke-width="18" paint-order="stroke"`)}${rect(0, 0, `fill="#d9bd8b" stroke="${ink}" stroke-width="18" paint-order="stroke"`)}` +
    `${rect(12, 26, 'fill="#0d7a4f"')}${rect(5, 12, 'fill="#d9bd8b"')}${rect(0, 0, 'fill="url(#mf)"')}${face(value)}</g>`
  );
}

const PLACES = [
  [26, 150, -12],
  [170, 86, 0],
  [322, 116, 12],
] as const;

/** Two or three mahjong tiles; detail is their faces, `1-5-dragon`. */
export const drawTiles: DrawMotif = ({ ground, detail }) => {
  const values = detail.split('-');
  const shift = values.length < 3 ? 74 : 0;
  const tiles = values.map((value, index) => {
    const [x, y, turn] = PLACES[index] ?? PLACES[0];
    return tile(value, x + shift, y, turn, ground.ink);
  });
  return `<g transform="translate(256 256)scale(1.14)translate(-256 -216)"><defs><linearGradient id="mf" x2=".5" y2="1"><stop stop-color="#fff"/><stop offset=".7" stop-color="#fdf4e0"/><stop offset="1" stop-color="#ead7b0"/></linearGradient></defs>${tiles.join('')}</g>`;
};
