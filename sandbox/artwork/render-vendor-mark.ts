import type { CatalogueVendor } from '../catalogue/catalogue.ts';
import markData from './data/vendor-marks.json' with { type: 'json' };
import { iconPath } from './icon-set.ts';
import { type Slope, setLine } from './lettering.ts';
import { num } from './svg.ts';

export type VendorMarkVariant = 'default' | 'active' | 'white' | 'colour' | 'purple' | 'submenu';

interface VendorMark {
  readonly icon: string;
  readonly colour: string;
  readonly slope: string;
}

const marks: Readonly<Record<string, VendorMark>> = markData;
const UNKNOWN: VendorMark = { icon: 'polar-star', colour: '#5f7791', slope: 'normal' };

const HEIGHT = 48;
const QUIET = '#737e9c';
/** Readable on light and dark backgrounds. */
const PURPLE = '#8f6bf0';

function inks(variant: VendorMarkVariant, colour: string): { emblem: string; word: string } {
  if (variant === 'white') return { emblem: '#ffffff', word: '#ffffff' };
  if (variant === 'default') return { emblem: QUIET, word: QUIET };
  if (variant === 'purple') return { emblem: PURPLE, word: PURPLE };
  return variant === 'active' ? { emblem: colour, word: colour } : { emblem: '#ffffff', word: colour };
}

/**
 * A vendor's word mark, 48 units high and as wide as its name. `default` is grey, `active` uses the vendor's colour,
 * `white` is for saturated backgrounds, `colour` puts the emblem on a plate, `purple` is the same for every vendor and
 * `submenu` is the plate alone. All but `white` work on light and dark backgrounds.
 */
export function renderVendorMark(
  vendor: Pick<CatalogueVendor, 'vassalage' | 'name'>,
  variant: VendorMarkVariant,
): string {
  const { icon, colour, slope } = marks[vendor.vassalage] ?? UNKNOWN;
  const face: Slope = slope === 'italic' ? 'italic' : 'normal';
  const ink = inks(variant, colour);
  const plated = variant === 'colour' || variant === 'submenu';
  const plate = plated ? `<rect y="2" width="44" height="44" rx="11" fill="${colour}"/>` : '';
  const alone = variant === 'submenu';
  const word = setLine(vendor.name, 56, 34, 32, 700, face);
  const width = alone ? 44 : word.box.x + word.box.width + 2;
  const emblem = plated ? 'translate(7 9)scale(.0586)' : 'translate(2 4)scale(.0781)';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(width)} ${HEIGHT}" width="${num(width)}" height="${HEIGHT}">` +
    `${plate}<path transform="${emblem}" fill="${ink.emblem}" d="${iconPath(icon)}"/>${alone ? '' : `<path fill="${ink.word}" d="${word.path}"/>`}</svg>`
  );
}
