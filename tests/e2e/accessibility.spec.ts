import { expectAccessible, expectNoSidewaysScroll } from './site/audit.ts';
import { test } from './site/test.ts';

const pages = ['/index', '/help', '/agent', '/rng', '/live', '/login', '/register'];

// Each scheme on one kind of window; together they cover both of either.
for (const [scheme, tag] of [
  ['light', '@phone'],
  ['dark', '@desktop'],
] as const) {
  for (const path of pages) {
    test(`axe finds nothing on ${path} in ${scheme}`, { tag }, async ({ page, site }) => {
      await page.addInitScript((value) => localStorage.setItem('scheme', value), scheme);
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      await expectAccessible(page);
    });
  }
}

for (const path of pages) {
  test(`${path} fits a window of 320 pixels`, { tag: '@phone' }, async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await expectNoSidewaysScroll(page);
  });
}
