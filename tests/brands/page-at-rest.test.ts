import { describe, expect, it } from 'vitest';
import { type AtRest, loadToRest } from './load-to-rest.ts';
import { withPreview } from './preview-site.ts';

/** The most that a first visit by phone asks for and renders until its page rests: docs/decisions/0210, 0211, 0227 and 0248. */
const MOST: Record<string, Record<string, Partial<AtRest>>> = {
  aurora: {
    index: { files: 19, scripts: 12, mounted: 380, hydrated: 210, again: 340 },
    rng: { files: 20, scripts: 13, mounted: 210, hydrated: 240, again: 370 },
  },
  // Its countdowns render each second.
  lotus: { index: { files: 31, scripts: 17, mounted: 430, hydrated: 175 } },
  // The scene behind its low banners is that of the first ones, asked for again and answered by the cache.
  mini: { index: { files: 14, scripts: 9, mounted: 285, hydrated: 165, again: 260 } },
};

describe.each(Object.entries(MOST))('A first visit to %s', (brand, pages) => {
  it('renders and asks for little until its page rests', async () => {
    const rest = await withPreview(brand, async (browser, address) => {
      const all: [string, AtRest][] = [];
      for (const path of Object.keys(pages)) all.push([path, await loadToRest(browser, `${address}${path}`)]);
      return Object.fromEntries(all);
    });
    for (const [path, most] of Object.entries(pages)) {
      const counted = rest[path];
      if (!counted) throw new Error(`${path} was not loaded.`);
      const over = Object.entries(most).filter(([name, limit]) => !(Reflect.get(counted, name) <= limit));
      expect(over, `${path}: ${JSON.stringify(counted)}`).toEqual([]);
      expect(counted.hydrated).toBeGreaterThan(0);
      expect(counted.atOnce).toBe(0);
    }
  });
});
