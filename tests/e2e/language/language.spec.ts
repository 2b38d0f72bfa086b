import { expect, test } from '../site/test.ts';

test('a language is chosen by its own name, shown immediately and kept', { tag: ['@phone', '@both'] }, async ({
  page,
}) => {
  await page.goto('/index');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en-PH');
  const bingo = page.getByRole('link', { name: 'Bingo', exact: true });
  await expect(bingo).toHaveCount(0);

  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Filipino' }).click();
  await expect(html).toHaveAttribute('lang', 'fil');
  await expect(page.getByRole('button', { name: 'Wika: Filipino' })).toBeVisible();
  await expect(bingo).toBeVisible();

  await page.reload();
  await expect(html).toHaveAttribute('lang', 'fil');
  await expect(page.getByRole('button', { name: 'Wika: Filipino' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')])).toEqual([
    'TY',
    'TY',
  ]);
});
