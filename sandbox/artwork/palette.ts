import groundData from './data/grounds.json' with { type: 'json' };
import tintData from './data/tints.json' with { type: 'json' };

/** Colours of a scene, from darkest to lightest; `ink` is for outlines. */
export interface Ground {
  readonly deep: string;
  readonly base: string;
  readonly mid: string;
  readonly glow: string;
  readonly ink: string;
}

/** Colours of a motif: four stops from light to deep, the tone of its inner lines, three stops for the title. */
export interface Tint {
  readonly stops: readonly string[];
  readonly deep: string;
  readonly title: readonly string[];
}

const grounds: Readonly<Record<string, Ground>> = groundData;
const tints: Readonly<Record<string, Tint>> = tintData;

export function groundNamed(name: string): Ground {
  const ground = grounds[name];
  if (!ground) throw new Error(`There is no ground named "${name}" in data/grounds.json.`);
  return ground;
}

export function tintNamed(name: string): Tint {
  const tint = tints[name];
  if (!tint) throw new Error(`There is no tint named "${name}" in data/tints.json.`);
  return tint;
}
