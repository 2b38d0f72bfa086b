import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { games, vendors } from '../catalogue/catalogue.ts';
import { LAYOUTS, type TileShape } from './layout.ts';
import { bannerIds, renderBanner } from './render-banner.ts';
import { renderTile } from './render-tile.ts';
import { renderVendorMark } from './render-vendor-mark.ts';
import { breaksOf, layoutTitle } from './title.ts';

const shapes: readonly TileShape[] = ['portrait', 'square', 'wide'];
const variants = ['default', 'active', 'white', 'colour'] as const;

/** The first mismatched tag, or undefined for a well-formed document. */
function firstBadTag(svg: string): string | undefined {
  const open: string[] = [];
  for (const [tag, closing, name = '', attributes = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (closing && open.pop() !== name) return tag;
    if (!closing && !/^(\s[\w:-]+="[^"<&]*")*\s*\/?$/.test(attributes)) return tag;
    if (!closing && !attributes.endsWith('/')) open.push(name);
  }
  return open.at(-1);
}

function expectSafeSvg(svg: string): void {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox=/);
  expect(svg.replace(/<[^<>]*>/g, '')).toBe('');
  expect(firstBadTag(svg)).toBeUndefined();
  expect(svg).not.toMatch(/<script|<style|<foreignObject|<text|\son\w+=|href="(?!#)|NaN|undefined|Infinity/);
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
}

describe('tiles', () => {
  it.each(shapes)('are well-formed, self-contained and small: every game, %s', (shape) => {
    for (const game of games) {
      const svg = renderTile(game, shape);
      expectSafeSvg(svg);
      expect(gzipSync(svg).length, `${game.name} ${shape}`).toBeLessThanOrEqual(8000);
    }
  });

  it.each(shapes)('are smaller without a title: every tenth game, %s', (shape) => {
    for (const game of games.filter((_, index) => index % 10 === 0)) {
      const svg = renderTile(game, shape, false);
      expectSafeSvg(svg);
      expect(svg.length, game.name).toBeLessThan(renderTile(game, shape).length);
    }
  });

  it('are deterministic, and differ between games and between shapes', () => {
    const [first] = games;
    if (!first) throw new Error('The catalogue is empty.');
    expect(renderTile(first, 'square')).toBe(renderTile({ ...first }, 'square'));
    const sample = games.filter((_, index) => index % 5 === 0);
    const all = sample.flatMap((game) => shapes.map((shape) => renderTile(game, shape)));
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(shapes)('keep the title inside its zone: every game, %s', (shape) => {
    const { title } = LAYOUTS[shape];
    for (const { name } of games) {
      for (const { box } of layoutTitle(name, title)) {
        expect(box.x, name).toBeGreaterThanOrEqual(title.x - 0.5);
        expect(box.x + box.width, name).toBeLessThanOrEqual(title.x + title.width + 0.5);
        expect(box.y, name).toBeGreaterThanOrEqual(title.y - 0.5);
        expect(box.y + box.height, name).toBeLessThanOrEqual(title.y + title.height + 0.5);
      }
    }
  });

  it('have a picture even when no word of the name is known', () => {
    for (const gameType of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'BG'] as const) {
      expectSafeSvg(renderTile({ nodeId: 7, name: 'Qwerty', gameType }, 'portrait'));
    }
  });

  it('can break a title after any word', () => {
    expect(breaksOf(['WOLF', 'MOON', 'RISING'], 2)).toEqual([
      ['WOLF MOON RISING'],
      ['WOLF', 'MOON RISING'],
      ['WOLF MOON', 'RISING'],
    ]);
    expect(breaksOf(['RONIN'], 3)).toEqual([['RONIN']]);
  });
});

describe('word-marks and banners', () => {
  it.each(variants)('draw every vendor as %s', (variant) => {
    for (const vendor of vendors) {
      const svg = renderVendorMark(vendor, variant);
      expectSafeSvg(svg);
      expect(gzipSync(svg).length).toBeLessThanOrEqual(4000);
    }
  });

  it.each([...bannerIds])('draw the banner %s on its own ground and on another', (id) => {
    const svg = renderBanner(id);
    expectSafeSvg(svg);
    expect(gzipSync(svg).length).toBeLessThanOrEqual(8000);
    expect(renderBanner(id, { palette: 'slate' })).not.toBe(svg);
    expectSafeSvg(renderBanner(id, { side: 'left' }));
  });

  it.each([...bannerIds])('draw the banner %s for a phone, half as wide', (id) => {
    const svg = renderBanner(id, { shape: 'phone' });
    expect(svg).toContain('viewBox="0 0 720 480"');
    expectSafeSvg(svg);
    expect(gzipSync(svg).length).toBeLessThanOrEqual(8000);
  });

  it('reject an unknown banner', () => {
    expect(() => renderBanner('nothing')).toThrow('There is no banner named "nothing"');
  });
});
