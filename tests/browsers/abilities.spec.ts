import { LogInSheet } from '../e2e/page-models/log-in-sheet.ts';
import { SmsCode } from '../e2e/page-models/sms-code.ts';
import { expect, test } from './test.ts';

test('a list opens above its dialog, is chosen from, and closes', { tag: '@phone' }, async ({ page, site }) => {
  const sms = new SmsCode(page);
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).chooseSms();
  await sms.chooseCountry('malta');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(sms.country).toHaveValue(/\+356/);
});

test('a dialog keeps the focus in it, and gives it back when Escape closes it', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/index`);
  const opener = page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true });
  await opener.click();
  const { dialog } = new LogInSheet(page);
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  for (let count = 0; count < 30; count += 1) await page.keyboard.press('Tab');
  const isOutside = await page.evaluate(() => {
    const { activeElement } = document;
    return activeElement !== document.body && activeElement?.closest('dialog') === null;
  });
  expect(isOutside).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a row of games stops at a game, and colours that are mixed are there', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/index`);
  const row = page.getByRole('region', { name: 'Hot games' }).getByRole('list').first();
  await row.evaluate((list) => {
    list.scrollIntoView();
    list.scrollBy({ left: list.clientWidth * 0.9 });
  });
  const off = () =>
    row.evaluate((list) => {
      const start =
        list.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(list).scrollPaddingInlineStart);
      return Math.min(...[...list.children].map((item) => Math.abs(item.getBoundingClientRect().left - start)));
    });
  await expect.poll(off).toBeLessThan(2);
  const supports = ['color: color-mix(in srgb, red, blue)', 'height: 1dvh'].map((rule) => `(${rule})`);
  expect(await page.evaluate((rules) => rules.map((rule) => CSS.supports(rule)), supports)).toEqual([true, true]);
  expect(await page.evaluate(() => CSS.supports('selector(:has(a))'))).toBe(true);
});
