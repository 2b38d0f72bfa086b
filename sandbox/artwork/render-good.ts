import goodData from './data/goods.json' with { type: 'json' };
import { drawMotif } from './motifs/draw-motif.ts';
import { groundNamed, tintNamed } from './palette.ts';
import { drawPattern } from './patterns/draw-pattern.ts';
import { randomFrom } from './random.ts';
import { radialGradient, verticalGradient } from './svg.ts';

interface GoodDesign {
  readonly motif: string;
  readonly ground: string;
  readonly tint: string;
  readonly pattern: string;
}

const goods: Readonly<Record<string, GoodDesign>> = goodData;

/** Valid ids for `renderGood`. */
export const goodIds: readonly string[] = Object.keys(goods);

const [width, height] = [400, 300];
const CENTRE = { x: 200, y: 146 };
const SIZE = 178;

/**
 * An item of the point mall on a lit stand, 400 × 300: plainer than a game's tile, without title or sparkles.
 * @throws for an id that is not in `goodIds`
 */
export function renderGood(id: string): string {
  const good = goods[id];
  if (!good) throw new Error(`There is no good named "${id}"; there are ${goodIds.join(', ')}.`);
  const [ground, tint] = [groundNamed(good.ground), tintNamed(good.tint)];
  const random = randomFrom(goodIds.indexOf(id) + 1);
  const fall = verticalGradient('g', [
    { at: 0, colour: ground.base },
    { at: 1, colour: ground.deep },
  ]);
  const light = radialGradient('r', CENTRE.x, CENTRE.y, 210, [
    { at: 0, colour: ground.glow, opacity: 0.5 },
    { at: 0.5, colour: ground.mid, opacity: 0.55 },
    { at: 1, colour: ground.mid, opacity: 0 },
  ]);
  const dimensions = `width="${width}" height="${height}"`;
  const scene = drawPattern(good.pattern, { width, height, ...CENTRE, horizon: 220, ground, random });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${fall}${light}</defs>` +
    `<rect ${dimensions} fill="url(#g)"/><g opacity=".55">${scene}</g><rect ${dimensions} fill="url(#r)"/>` +
    `<ellipse cx="${CENTRE.x}" cy="247" rx="112" ry="17" fill="${ground.ink}" opacity=".45"/>` +
    `<ellipse cx="${CENTRE.x}" cy="244" rx="104" ry="13" fill="${ground.glow}" opacity=".22"/>` +
    `<g transform="translate(${CENTRE.x - SIZE / 2} ${CENTRE.y - SIZE / 2})scale(${(SIZE / 512).toFixed(3)})">` +
    `${drawMotif(good.motif, { ground, tint })}</g></svg>`
  );
}
