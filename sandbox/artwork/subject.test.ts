import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../catalogue/catalogue.ts';
import bannerData from './data/banners.json' with { type: 'json' };
import markData from './data/vendor-marks.json' with { type: 'json' };
import { findIconPath } from './icon-set.ts';
import { drawMotif } from './motifs/draw-motif.ts';
import { groundNamed, tintNamed } from './palette.ts';
import { drawPattern } from './patterns/draw-pattern.ts';
import { randomFrom } from './random.ts';
import { subjects, subjectsOf, worldOf, worlds } from './subject.ts';

const colours = { ground: groundNamed('royal'), tint: tintNamed('gold') };

function iconsUsed(): Set<string> {
  const motifs = Object.values(subjects).flatMap((subject) => subject.motifs);
  const inDrawings = motifs.flatMap((name) => /^@(?:duo|disc):([^\d]+)/.exec(name)?.[1]?.split(',') ?? []);
  const banners = Object.values(bannerData);
  const inBanners = banners.flatMap(({ main, companions }) => [main, ...companions.flatMap(([icon = '']) => icon)]);
  const marks = Object.values(markData).map((mark) => mark.icon);
  const sides = Object.values(worlds).flatMap((world) => world.sides);
  return new Set([...motifs, ...inDrawings, ...sides, ...inBanners, ...marks].filter((name) => /^\w/.test(name)));
}

describe('the mapping from names to pictures', () => {
  it('finds a subject for every game of the catalogue', () => {
    const unknown = games.filter((game) => subjectsOf(game.name, game.gameType).length === 0);
    expect(unknown.map((game) => game.name)).toEqual([]);
  });

  it('names only icons of the set', () => {
    expect([...iconsUsed()].filter((name) => findIconPath(name) === undefined)).toEqual([]);
  });

  it('credits the author of every icon', () => {
    const credits = readFileSync(new URL('./CREDITS.md', import.meta.url), 'utf8');
    expect([...iconsUsed()].filter((name) => !credits.includes(`\`${name}\``))).toEqual([]);
  });

  it('draws every motif', () => {
    const motifs = new Set(Object.values(subjects).flatMap((subject) => subject.motifs));
    for (const name of motifs) expect(drawMotif(name, colours)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('defines every world, ground and tint that it names', () => {
    const named = [...Object.values(subjects), ...Object.values(worlds)];
    const grounds = new Set(named.flatMap((entry) => entry.grounds ?? []));
    const tints = new Set(named.flatMap((entry) => entry.tints ?? []));
    expect([...grounds].map(groundNamed)).not.toContain(undefined);
    expect([...tints].map(tintNamed)).not.toContain(undefined);
    expect(Object.values(subjects).map(worldOf)).not.toContain(undefined);
  });

  it.each([...new Set(Object.values(worlds).flatMap((world) => world.patterns))])('draws the pattern %s', (name) => {
    const scene = { width: 300, height: 400, x: 150, y: 150, horizon: 260, ground: colours.ground };
    expect(drawPattern(name, { ...scene, random: randomFrom(1) })).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('prefers the word that fits the game type', () => {
    const football = subjects['football'];
    expect(subjectsOf('Virtual Football', 'SPORTS')[0]).toBe(football);
    expect(subjectsOf('Virtual Football', 'ESPORTS')[0]).not.toBe(football);
    expect(subjectsOf('Emerald Roulette', 'LIVE')[0]).toBe(subjects['roulette']);
  });

  it('rejects unknown names', () => {
    expect(() => drawMotif('@nothing', colours)).toThrow('There is no drawing named "@nothing".');
    expect(() => drawMotif('no-such-icon', colours)).toThrow('has no icon named "no-such-icon"');
    expect(() => groundNamed('mud')).toThrow('There is no ground named "mud"');
  });
});
