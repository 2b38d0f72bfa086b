import { setLine } from '../lettering.ts';
import { verticalGradient } from '../svg.ts';
import type { DrawMotif } from './motif.ts';

/** Three sevens, the middle one in front. */
export const drawSevens: DrawMotif = ({ ground }) => {
  const seven = setLine('7', 0, 0, 420);
  const path = setLine('7', -seven.box.x - seven.box.width / 2, 147, 420).path;
  const fill = verticalGradient('mf', [
    { at: 0, colour: '#ffd0a8' },
    { at: 0.4, colour: '#f5323f' },
    { at: 1, colour: '#8d0a26' },
  ]);
  const rim = verticalGradient('mr', [
    { at: 0, colour: '#fffbe0' },
    { at: 0.5, colour: '#f6b73c' },
    { at: 1, colour: '#9a5a13' },
  ]);
  const one = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y})scale(${scale})" stroke-linejoin="round"><use href="#m" x="8" y="16" fill="${ground.ink}" stroke="${ground.ink}" stroke-width="50"/><use href="#m" fill="${ground.ink}" stroke="${ground.ink}" stroke-width="50"/><use href="#m" stroke="url(#mr)" stroke-width="30"/><use href="#m" fill="url(#mf)" stroke="#6d0518" stroke-width="6"/></g>`;
  return `<defs><path id="m" d="${path}"/>${fill}${rim}</defs>${one(116, 250, 0.86)}${one(396, 250, 0.86)}${one(256, 266, 1.12)}`;
};
