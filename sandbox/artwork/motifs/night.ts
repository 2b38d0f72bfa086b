import { num } from '../svg.ts';
import type { DrawMotif } from './motif.ts';

const LEAF = 'M0 0C18-34 58-46 96-26 74-30 60-24 50-14 62-12 74-4 82 10 62-6 40-8 22-2 10 2 2 2 0 0Z';

/** Angle of each leaf, and whether it points to the left. */
const CROWN = [
  [-58, 1],
  [-18, 1],
  [24, 1],
  [58, -1],
  [18, -1],
  [-24, -1],
] as const;

function palm(foot: number, top: number, lean: number, scale: number): string {
  const at = foot + lean;
  const trunk = `M${num(foot - 8 * scale)} 452Q${num(foot + lean * 0.2)} ${num((452 + top) / 2)} ${num(at - 3)} ${top}h6Q${num(foot + lean * 0.3 + 9)} ${num((452 + top) / 2)} ${num(foot + 9 * scale)} 452Z`;
  const leaves = CROWN.map(
    ([turn, way]) =>
      `<use href="#ml" transform="translate(${num(at)} ${top})rotate(${turn})scale(${way * scale} ${scale})"/>`,
  );
  return `<path d="${trunk}"/>${leaves.join('')}`;
}

/** A crescent moon over two palms and water, on land that tapers off at both ends. */
export const drawNight: DrawMotif = ({ ground, tint }) => {
  const [light = '#fff', , , deep = '#b87333'] = tint.stops;
  return (
    `<defs><path id="ml" d="${LEAF}"/><linearGradient id="mc" x2="1" y2="1"><stop stop-color="#fffdf2"/><stop offset="1" stop-color="${light}"/></linearGradient>` +
    `<linearGradient id="mw" x2="0" y2="1"><stop stop-color="${ground.glow}"/><stop offset=".4" stop-color="#3f8c86"/><stop offset="1" stop-color="${ground.base}"/></linearGradient></defs>` +
    `<path fill="url(#mc)" d="M206 12a138 138 0 1 0 92 216 117 117 0 1 1-92-216Z"/>` +
    `<path fill="${deep}" d="M-196 516C-90 430 60 394 190 412 330 430 420 372 560 384 650 392 700 452 730 516Q270 536-196 516Z"/>` +
    `<path fill="${ground.deep}" opacity=".55" d="M-196 516C-40 446 140 452 280 462 440 472 560 436 640 450 684 458 712 486 730 516Q270 536-196 516Z"/>` +
    `<path fill="url(#mw)" d="M6 452C80 428 190 426 268 434 316 440 342 448 350 456 268 472 90 474 6 452Z"/>` +
    `<path fill="none" stroke="#fff2cf" stroke-opacity=".8" stroke-width="5" stroke-linecap="round" d="M120 440h86M138 449h52M108 458h96"/>` +
    `<g fill="${ground.ink}">${palm(396, 176, -26, 1.5)}${palm(478, 264, 28, 1.15)}</g>`
  );
};
