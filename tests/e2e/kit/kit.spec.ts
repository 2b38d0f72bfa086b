import { readdirSync } from 'node:fs';
import { expect, type Locator, test } from '@playwright/test';
import { KitPage } from '../page-models/kit-page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { serve } from '../site/running-site.ts';

const themes = readdirSync('themes', { withFileTypes: true }).filter((entry) => entry.isDirectory());

// One server for all tests.
test.describe.configure({ mode: 'default' });

let server: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  server = await serve('dev', '--kit');
});
test.afterAll(() => server.stop());

// Each theme once: the parts are the same in all looks, and validate computes the contrast of all pairs.
for (const [at, { name }] of themes.entries()) {
  const look = at % 2 === 0 ? { scheme: 'light', dir: 'ltr' } : { scheme: 'dark', dir: 'rtl' };
  test(`axe finds nothing on the kit in ${name}, ${look.scheme}, ${look.dir}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await new KitPage(page, server.url).open({ theme: name, ...look });
    await expectAccessible(page, { contrast: true });
  });
}

test('the kit fits a window of 320 pixels', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await new KitPage(page, server.url).open();
  await expectNoSidewaysScroll(page);
});

test('the look is in the address and can be switched', { tag: '@desktop' }, async ({ page }) => {
  const kit = new KitPage(page, server.url);
  await kit.open();
  // A skeleton bone has the size of its part, whatever the order of their stylesheets.
  await expect(kit.bone).toHaveCSS('height', '12px');

  await page.emulateMedia({ forcedColors: 'active' });
  const groundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const [part, attribute] of [
    ['tabs', 'aria-selected'],
    ['chips', 'aria-pressed'],
    ['pagination', 'aria-current'],
  ] as const) {
    const ground = await groundOf(kit.main);
    await expect.poll(() => groundOf(kit.chosen(part, attribute)), part).not.toBe(ground);
  }
  await page.emulateMedia({ forcedColors: 'none' });

  // A narrow column keeps next beside back, with the position between them.
  await kit.pages.evaluate((nav) => {
    if (nav.parentElement) nav.parentElement.style.width = '320px';
  });
  await expect(kit.pages.getByText('Page 48 of 128')).toBeVisible();
  const tops = await kit.pages
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);

  await kit.chooseDirection('RTL');
  await expect(kit.document).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(/dir=rtl/);
  await page.reload();
  await expect(kit.direction('RTL')).toBeChecked();
});

test('a list filters and a calendar opens by keyboard, and both return the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  const kit = new KitPage(page, server.url);
  await kit.open({ dir: 'rtl' });
  await kit.country.focus();
  await page.keyboard.type('malt');
  await expect(kit.options).toHaveText(['Malta']);
  await page.keyboard.press('Enter');
  await expect(kit.country).toHaveValue('Malta');
  await expect(kit.country).toBeFocused();

  const button = kit.dateButton(/1996/);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(kit.focused).toHaveText('14');
  await page.keyboard.press('ArrowLeft');
  await expect(kit.focused).toHaveText('15');
  await page.keyboard.press('Escape');
  await expect(kit.calendar).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('an upload checks a picture’s bytes, previews it, and refuses a mere file name', {
  tag: '@desktop',
}, async ({ page }) => {
  const kit = new KitPage(page, server.url);
  await kit.open();
  await kit.front.setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') });
  await expect(kit.wrongType).toBeVisible();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 8, height: 8 } });
  await kit.front.setInputFiles({ name: 'front.txt', mimeType: 'text/plain', buffer: picture });
  await expect(kit.wrongType).toHaveCount(0);
  await expect(kit.preview).toBeVisible();
  await kit.removeFile('front.txt');
});
