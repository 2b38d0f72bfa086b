import { cogs, columns, curtain, hexes, lattice, scales, skyline } from './built.ts';
import { blossom, clouds, dunes, hills, leaves, peaks, reef, waves } from './land.ts';
import { bokeh, moon, northern, orbits, rays, rings, shafts, stars, swirl } from './light.ts';
import type { DrawPattern, Scene } from './scene.ts';
import { felt, pitch, shards, stadium } from './venue.ts';

const patterns: Readonly<Record<string, DrawPattern>> = {
  blossom,
  bokeh,
  clouds,
  cogs,
  columns,
  curtain,
  dunes,
  felt,
  hexes,
  hills,
  lattice,
  leaves,
  moon,
  northern,
  orbits,
  peaks,
  pitch,
  rays,
  reef,
  rings,
  scales,
  shafts,
  shards,
  skyline,
  stadium,
  stars,
  swirl,
  waves,
};

/** Fills a scene with the named pattern. Ids start with `p`. @throws for an unknown name */
export function drawPattern(name: string, scene: Scene): string {
  const draw = patterns[name];
  if (!draw) throw new Error(`There is no pattern named "${name}".`);
  return draw(scene);
}
