import { iconPath } from '../icon-set.ts';
import { verticalGradient } from '../svg.ts';
import type { DrawMotif, MotifContext } from './motif.ts';

/**
 * One icon in relief: a cast shadow, thickness, a dark outline, inner lines in the tint's deep tone, the four-stop
 * fill, a lit upper edge, a shaded lower edge and gloss. `key` makes the ids of two icons distinct.
 */
export function embossedIcon(name: string, { ground, tint }: Pick<MotifContext, 'ground' | 'tint'>, key = 'm'): string {
  const [light = '#fff', second = '#fff', third = '#999', deep = '#333'] = tint.stops;
  const fill = [
    { at: 0, colour: light },
    { at: 0.34, colour: second },
    { at: 0.68, colour: third },
    { at: 1, colour: deep },
  ];
  const shape = `<use href="#${key}"`;
  return (
    `<defs><path id="${key}" d="${iconPath(name)}"/><clipPath id="${key}c"><use href="#${key}"/></clipPath>` +
    `${verticalGradient(`${key}f`, fill, [30, 490])}</defs>` +
    `<g stroke-linejoin="round"><g fill="${ground.ink}" stroke="${ground.ink}">` +
    `${shape} x="16" y="26" stroke-width="26" opacity=".34"/>` +
    `${shape} y="13" stroke-width="36"/>${shape} stroke-width="36"/></g>` +
    `${shape} fill="${tint.deep}" stroke="${tint.deep}" stroke-width="14"/>` +
    `${shape} fill="url(#${key}f)"/>` +
    `<g clip-path="url(#${key}c)" fill="none" stroke-width="11">` +
    `${shape} x="-3" y="-6" stroke="${deep}" opacity=".55"/>${shape} x="3" y="5" stroke="#fff" opacity=".62"/>` +
    `<path fill="#fff" opacity=".17" d="M-40-20H552V196Q256 286-40 196Z"/></g></g>`
  );
}

export const drawIcon: DrawMotif = (context) => embossedIcon(context.detail, context);

/** An icon with holes on a dark disc that shows through them; detail `icon` or `icon,radius`. */
export const drawOnDisc: DrawMotif = (context) => {
  const [icon = '', radius = '226'] = context.detail.split(',');
  return `<circle cx="256" cy="256" r="${radius}" fill="${context.tint.deep}"/>${embossedIcon(icon, context)}`;
};
