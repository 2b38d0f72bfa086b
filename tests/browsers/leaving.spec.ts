import { expect, test } from './test.ts';

/** Pages whose late parts are on their way when the next one is asked for. */
const ADDRESSES = ['index', 'rng', 'index', 'login', 'index', 'register'];

// The test's fixtures fail it on what a page logs or throws.
// @proves 2.14
test('leaving a page in the middle of its loading is no error', async ({ page, site }) => {
  for (const address of ADDRESSES) await page.goto(`${site.url}/${address}`);
  await page.goto(`${site.url}/index`);
  await expect(page.getByRole('main')).toBeVisible();
});
