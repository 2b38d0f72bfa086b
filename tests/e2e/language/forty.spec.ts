import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../site/test.ts';

test.use({ brand: 'forty', workspace: 'tests/languages' });

const dialog = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('searchbox') });
const search = (page: Page) => dialog(page).getByRole('searchbox');
const entries = (page: Page) => dialog(page).getByRole('listitem');
const html = (page: Page) => page.locator('html');

/** Opens the list by keyboard: a phone has its button in the side menu. */
async function open(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const language = page.getByRole('button', { name: 'Language: English' });
  if (!(await language.first().isVisible())) {
    await menu.focus();
    await page.keyboard.press('Enter');
  }
  await language.first().focus();
  await page.keyboard.press('Enter');
  await expect(search(page)).toBeVisible();
}

/** The title of a page that fails, in a language. */
function titleOf(code: string): string {
  const file = join(import.meta.dirname, '../../../locales', code, 'shell.json');
  return JSON.parse(readFileSync(file, 'utf8')).notice.recovery.title;
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${size.width} pixels wide`, () => {
    test.use({ viewport: size });

    test('a language of many is found by its own name, its English one or its code, and chosen by keyboard alone', {
      tag: '@desktop',
    }, async ({ page }) => {
      const faces: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font' || request.url().includes('faces')) faces.push(request.url());
      });
      await page.goto('/index');
      await page.evaluate(() => document.fonts.ready);
      faces.splice(0);
      await open(page);
      await expect(entries(page)).not.toHaveCount(0);
      const all = await entries(page).count();
      expect(all).toBeGreaterThan(30);
      await page.evaluate(() => document.fonts.ready);
      expect(faces).toEqual([]);

      await search(page).focus();
      for (const [typed, name] of [
        ['Cestina', 'Čeština'],
        ['khmer', 'ភាសាខ្មែរ'],
        ['עברית', 'עברית'],
        ['fa', 'فارسی'],
      ] as const) {
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.insertText(typed);
        await expect(entries(page).filter({ hasText: name })).toBeVisible();
        expect(await entries(page).count()).toBeLessThan(all);
      }
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText('Persian');
      await expect(entries(page)).toHaveCount(1);
      await entries(page).getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(html(page)).toHaveAttribute('lang', 'fa');
      await expect(html(page)).toHaveAttribute('dir', 'rtl');

      await page.reload();
      await expect(html(page)).toHaveAttribute('lang', 'fa');
      await expect(html(page)).toHaveAttribute('dir', 'rtl');
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('16px "Noto Sans Arabic Variable"', 'فارسی'))).toBe(true);
      expect(faces.filter((url) => url.includes('arabic'))).not.toEqual([]);
    });
  });
}

test('a page whose first script is refused says so in a language that it does not hold', { tag: '@phone' }, async ({
  page,
  site,
  troubles,
}) => {
  await page.addInitScript(() => {
    for (const key of ['lang', 'hisLang']) localStorage.setItem(key, 'KH');
  });
  await page.goto(`${site.url}/help`);
  await page.route('**/assets/shell-*.js', (route) => route.fulfill({ status: 404 }));
  const answer = page.waitForResponse('**/index');
  await page.evaluate((target) => location.assign(target), `${site.url}/index`);
  expect(await (await answer).text()).not.toContain(titleOf('KH'));
  const recovery = page.getByRole('alert').filter({ hasText: titleOf('KH') });
  await expect(recovery).toBeVisible();
  await expect(recovery.locator(':scope > :not([hidden])')).toHaveAttribute('lang', 'km');
  troubles.splice(0);
});
