// `npm run screens [-- name …]`: takes screenshots of the brands for the README and docs/screens/, all or those named.
// `npm run screens -- blind` and `-- colours` make sheets to judge the looks by, in .brandgen/sheets/.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { runSite } from '../e2e/site/running-site.ts';
import { photograph } from './photograph.ts';
import { PICTURES } from './pictures.ts';
import { blindSheet } from './sheets/blind.ts';
import { colourSheets } from './sheets/colours.ts';

const FOLDER = path.join(import.meta.dirname, '../../docs/screens');
const SHEETS = path.join(import.meta.dirname, '../../.brandgen/sheets');
const BRANDS = ['aurora', 'lotus', 'oasis', 'harbor', 'mini'];
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

/** Sheets that are no picture of the documents. */
const SHEET_MAKERS: Readonly<Record<string, () => Promise<void>>> = {
  async blind() {
    const { sheet, key } = await blindSheet(browser, BRANDS, siteOf);
    keep('blind.png', sheet);
    keep('blind-key.json', `${JSON.stringify(key, null, 2)}\n`);
  },
  async colours() {
    const { sheets, faults } = await colourSheets(browser);
    for (const [scheme, sheet] of Object.entries(sheets)) keep(`colours-${scheme}.png`, sheet);
    if (faults.length === 0) return;
    process.stderr.write(`Axe finds faults.\n${faults.join('\n')}\n`);
    process.exitCode = 1;
  },
};

function keep(file: string, content: Buffer | string): void {
  mkdirSync(SHEETS, { recursive: true });
  writeFileSync(path.join(SHEETS, file), content);
  process.stdout.write(`.brandgen/sheets/${file}\n`);
}

const named = process.argv.slice(2);
const all = Object.keys(PICTURES).join(', ');
if (named.includes('--help')) {
  process.stdout.write(
    `Usage: npm run screens [-- <picture> …]   Takes these pictures, or all: ${all}.\n` +
      'A sheet to judge the looks by: blind, colours.\n',
  );
  process.exit(0);
}
const unknown = named.filter((name) => !(name in PICTURES) && !(name in SHEET_MAKERS));
if (unknown.length > 0) {
  process.stderr.write(`There is no picture ${unknown.join(', ')}. There are ${all}, blind, colours.\n`);
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
for (const name of named) await SHEET_MAKERS[name]?.();
await browser.close();
for (const site of sites.values()) await (await site).stop();
