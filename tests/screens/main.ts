// `npm run screens`: photographs the brands for the README, into docs/screens/.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { acceptDisclaimer } from '../e2e/site/accept-disclaimer.ts';
import { runSite } from '../e2e/site/running-site.ts';

const FOLDER = path.join(import.meta.dirname, '../../docs/screens');
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const GAP = 24;

interface Shot {
  brand: string;
  path: string;
  window: { width: number; height: number };
  scheme: 'light' | 'dark';
  agent?: boolean;
}

/** Each picture is a row of shots, all of one height. */
const PICTURES: Readonly<Record<string, { height: number; shots: readonly Shot[] }>> = {
  brands: {
    height: 560,
    shots: [
      { brand: 'aurora', path: '/index', window: PHONE, scheme: 'dark' },
      { brand: 'lotus', path: '/index', window: PHONE, scheme: 'light' },
      { brand: 'oasis', path: '/index', window: PHONE, scheme: 'dark' },
      { brand: 'harbor', path: '/index', window: PHONE, scheme: 'light' },
      { brand: 'mini', path: '/index', window: PHONE, scheme: 'light' },
    ],
  },
  desktops: {
    height: 480,
    shots: [
      { brand: 'aurora', path: '/index', window: DESKTOP, scheme: 'dark' },
      { brand: 'harbor', path: '/index', window: DESKTOP, scheme: 'light' },
    ],
  },
  'right-to-left': { height: 560, shots: [{ brand: 'oasis', path: '/index', window: DESKTOP, scheme: 'dark' }] },
  'back-office': {
    height: 560,
    shots: [{ brand: 'aurora', path: '/agentHome', window: DESKTOP, scheme: 'light', agent: true }],
  },
};

async function photograph(browser: Browser, shot: Shot): Promise<Buffer> {
  const site = await runSite(shot.brand);
  const context = await browser.newContext({
    viewport: shot.window,
    reducedMotion: 'reduce',
    isMobile: shot.window === PHONE,
  });
  const page = await context.newPage();
  try {
    await page.addInitScript((scheme) => localStorage.setItem('scheme', scheme), shot.scheme);
    await acceptDisclaimer(page);
    if (shot.agent) {
      await page.goto(`${site.url}/agent`);
      await page.locator('input[autocomplete="username"]').fill('agent1');
      await page.locator('input[autocomplete="current-password"]').fill('Sandbox1!');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${shot.path}`);
      await page.waitForLoadState('networkidle');
    } else await page.goto(site.url + shot.path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot();
  } finally {
    await context.close();
    await site.stop();
  }
}

/** Lays pictures beside each other on nothing, so that they stand on a light page and on a dark one. */
async function inARow(shots: readonly Buffer[], height: number): Promise<Buffer> {
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
  return sharp(ground).composite(placed).webp({ quality: 80 }).toBuffer();
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const [name, { height, shots }] of Object.entries(PICTURES)) {
  const taken: Buffer[] = [];
  for (const shot of shots) taken.push(await photograph(browser, shot));
  writeFileSync(path.join(FOLDER, `${name}.webp`), await inARow(taken, height));
}
await browser.close();
