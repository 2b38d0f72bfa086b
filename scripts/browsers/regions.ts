import { createRequire } from 'node:module';
import browsers from '#schemas/browsers.json' with { type: 'json' };
import { isLater } from './compat.ts';

/** Visits in percent, by browser and version; version 0 is whatever is newest. */
type Visits = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

const require = createRequire(import.meta.url);
const { region }: { region: (packed: object) => Visits } = require('caniuse-lite');

/** Oldest versions by browser. A browser that is not named is left out. */
export type Oldest = Readonly<Record<string, string>>;

/** Browsers that `schemas/browsers.json` names. */
export const FLOOR: Oldest = Object.fromEntries(
  browsers.engines.flatMap((engine) => engine.browsers.map(({ id, oldest }) => [id, oldest])),
);

/** Visits of a region, such as `PH` or `alt-ww`, from browsers older than these, in percent of those whose browser is known. */
export function leftOut(code: string, oldest: Oldest): number {
  let [all, out] = [0, 0];
  for (const [browser, versions] of Object.entries(region(require(`caniuse-lite/data/regions/${code}.js`)))) {
    for (const [version, share] of Object.entries(versions)) {
      if (!share || version.startsWith('_')) continue;
      all += share;
      if (!isIn(version, oldest[browser])) out += share;
    }
  }
  return (100 * out) / all;
}

/** @param version such as 15.2-15.3, whose end counts */
function isIn(version: string, oldest: string | undefined): boolean {
  if (oldest === undefined) return false;
  const last = version.split('-').at(-1) ?? version;
  return version === '0' || version === 'TP' || !isLater(oldest, last);
}
