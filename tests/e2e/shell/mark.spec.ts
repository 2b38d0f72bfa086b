import { expect, test } from '../site/test.ts';

test.use({ brand: 'mini' });

test('the mark changes with the scheme, without a request', { tag: '@phone' }, async ({ page }) => {
  const marks = page.getByRole('banner').getByRole('link', { name: 'Mini' }).locator('img');
  const shown = () =>
    marks.evaluateAll((all) => all.filter((mark) => mark.checkVisibility()).map((mark) => mark.getAttribute('src')));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/index');
  const [light, ...more] = await shown();
  expect(more).toEqual([]);
  await page.evaluate(() => localStorage.setItem('scheme', 'dark'));
  await page.reload();
  const [dark, ...others] = await shown();
  expect(others).toEqual([]);
  expect(dark).not.toBe(light);
  expect([light, dark].every((src) => src?.startsWith('data:image/svg+xml'))).toBe(true);
});
