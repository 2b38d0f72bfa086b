import type { Page } from '@playwright/test';
import { acceptDisclaimer } from '../site/accept-disclaimer.ts';
import { expect, test } from '../site/test.ts';

interface Loaded {
  fonts: number;
  banners: number;
  /** Pictures of games, and those of them for a screen of twice the pixels. */
  tiles: number;
  large: number;
  bytes: number;
}

// Phones have such screens; one of single pixels needs no larger pictures.
test.use({ deviceScaleFactor: 2 });

test('a browser that saves data loads no typefaces and no pictures of banners, and the smallest of games', {
  tag: '@phone',
}, async ({ page, context, running }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const saved = await load(page, running.url);
  await devtools.send('Network.clearBrowserCache');
  const other = await context.newPage();
  await acceptDisclaimer(other);
  const usual = await load(other, running.url);

  expect(usual.fonts).toBeGreaterThan(0);
  expect(usual.banners).toBeGreaterThan(0);
  expect(usual.large).toBeGreaterThan(0);
  expect(saved).toMatchObject({ fonts: 0, banners: 0, large: 0 });
  expect(saved.tiles).toBeGreaterThan(0);
  expect(saved.tiles).toBeLessThan(usual.tiles);
  expect(saved.bytes).toBeLessThan(usual.bytes * 0.75);
});

/** Opens the home page as a first visit and counts what it loads until it is idle. */
async function load(page: Page, url: string): Promise<Loaded> {
  const loaded: Loaded = { fonts: 0, banners: 0, tiles: 0, large: 0, bytes: 0 };
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isTile = request.resourceType() === 'image' && searchParams.has('shape');
    if (request.resourceType() === 'font') loaded.fonts += 1;
    if (pathname.includes('banner')) loaded.banners += request.resourceType() === 'image' ? 1 : 0;
    if (isTile) loaded.tiles += 1;
    if (isTile && searchParams.get('density') !== '1') loaded.large += 1;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`${url}/index`, { waitUntil: 'networkidle' });
  loaded.bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return loaded;
}
