import { readdirSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { serve } from '../site/running-site.ts';

const themes = readdirSync('themes', { withFileTypes: true }).filter((entry) => entry.isDirectory());

// One server for all tests.
test.describe.configure({ mode: 'default' });

let kit: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  kit = await serve('dev', '--kit');
});
test.afterAll(() => kit.stop());

async function open(page: Page, settings: Record<string, string>): Promise<void> {
  await page.goto(`${kit.url}/?${new URLSearchParams(settings)}`);
  await expect(page.locator('main > section').first()).toBeVisible();
  await expect(page.locator('main > section > [aria-busy="true"]')).toHaveCount(0);
}

// Each theme once: the parts are the same in all looks, and validate computes the contrast of all pairs.
for (const [at, { name }] of themes.entries()) {
  const look = at % 2 === 0 ? { scheme: 'light', dir: 'ltr' } : { scheme: 'dark', dir: 'rtl' };
  test(`axe finds nothing on the kit in ${name}, ${look.scheme}, ${look.dir}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, { theme: name, ...look });
    await expectAccessible(page);
  });
}

test('the kit fits a window of 320 pixels', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, {});
  await expectNoSidewaysScroll(page);
});

test('the look is in the address and can be switched', { tag: '@desktop' }, async ({ page }) => {
  await open(page, {});
  // A skeleton bone has the size of its part, whatever the order of their stylesheets.
  await expect(page.locator('#table [aria-busy="true"] [aria-hidden] span').first()).toHaveCSS('height', '12px');

  await page.emulateMedia({ forcedColors: 'active' });
  const groundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const name of ['#tabs [aria-selected', '#chips [aria-pressed', '#pagination [aria-current']) {
    const chosen = page.locator(`${name}]:not([aria-selected="false"], [aria-pressed="false"])`).first();
    const ground = await groundOf(page.locator('main'));
    await expect.poll(() => groundOf(chosen), name).not.toBe(ground);
  }
  await page.emulateMedia({ forcedColors: 'none' });

  // In a narrow column next stays beside back, with the position between them.
  const pages = page.getByRole('navigation', { name: 'Pages of records' });
  await pages.evaluate((nav) => {
    if (nav.parentElement) nav.parentElement.style.width = '320px';
  });
  await expect(pages.getByText('Page 48 of 128')).toBeVisible();
  const tops = await pages
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);

  await page.getByText('RTL', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(/dir=rtl/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'RTL' })).toBeChecked();
});

test('a list filters and a calendar opens by keyboard, and both return the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, { dir: 'rtl' });
  const country = page.getByRole('combobox', { name: 'Nationality' }).first();
  await country.focus();
  await page.keyboard.type('malt');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Malta']);
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('Malta');
  await expect(country).toBeFocused();

  const button = page.locator('#date-field').getByRole('button', { name: /1996/ }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText('14');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator(':focus')).toHaveText('15');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('an upload checks a picture’s bytes, previews it, and refuses a mere file name', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, {});
  const input = page.getByLabel('Front of the document').first();
  await input.setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') });
  await expect(page.getByText('Please use a JPEG or PNG picture')).toBeVisible();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 8, height: 8 } });
  await input.setInputFiles({ name: 'front.txt', mimeType: 'text/plain', buffer: picture });
  await expect(page.getByText('Please use a JPEG or PNG picture')).toHaveCount(0);
  await expect(page.locator('#upload img[src^="blob:"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove front.txt' }).click();
  await expect(page.getByText('front.txt')).toHaveCount(0);
});
