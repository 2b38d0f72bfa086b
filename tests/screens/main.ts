// `npm run screens [-- name …]`: takes screenshots of the brands for the README and docs/screens/, all or those named.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { runSite } from '../e2e/site/running-site.ts';
import { photograph } from './photograph.ts';
import { PICTURES } from './pictures.ts';

const FOLDER = path.join(import.meta.dirname, '../../docs/screens');
const GAP = 24;

/** Joins pictures in a row on a transparent background, for light and dark pages. */
async function joinInRow(shots: readonly Buffer[], height: number): Promise<Buffer> {
  const parts = await Promise.all(
    shots.map((shot) => sharp(shot).resize({ height }).png().toBuffer({ resolveWithObject: true })),
  );
  const width = parts.reduce((sum, { info }) => sum + info.width, GAP * (parts.length - 1));
  let left = 0;
  const placed = parts.map(({ data, info }) => {
    const place = { input: data, left, top: 0 };
    left += info.width + GAP;
    return place;
  });
  const ground = { create: { width, height, channels: 4, background: '#00000000' } } as const;
  return sharp(ground).composite(placed).webp({ quality: 78, effort: 6 }).toBuffer();
}

/** One site per brand, shared by its shots. */
const sites = new Map<string, ReturnType<typeof runSite>>();
function siteOf(brand: string): ReturnType<typeof runSite> {
  const site = sites.get(brand) ?? runSite(brand);
  sites.set(brand, site);
  return site;
}

const named = process.argv.slice(2);
const all = Object.keys(PICTURES).join(', ');
if (named.includes('--help')) {
  process.stdout.write(`Usage: npm run screens [-- <picture> …]   Takes these pictures, or all: ${all}.\n`);
  process.exit(0);
}
const unknown = named.filter((name) => !(name in PICTURES));
if (unknown.length > 0) {
  process.stderr.write(`There is no picture ${unknown.join(', ')}. There are ${all}.\n`);
  process.exit(2);
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const [name, { height, shots }] of Object.entries(PICTURES)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const taken: Buffer[] = [];
  for (const shot of shots) taken.push(await photograph(browser, await siteOf(shot.brand), shot));
  writeFileSync(path.join(FOLDER, `${name}.webp`), await joinInRow(taken, height));
}
await browser.close();
for (const site of sites.values()) await (await site).stop();
