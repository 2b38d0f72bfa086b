import { expect, test } from '../site/test.ts';

test.use({ javaScriptEnabled: false });

for (const [path, heading] of [
  ['/index', /Aurora Play/],
  ['/rng', /Slots/],
  ['/help', /Help/],
  ['/agent', /.+/],
] as const) {
  test(`${path} can be read before any script runs`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH');
  });
}
