import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './site/audit.ts';
import { serve } from './site/running-site.ts';

const themes = readdirSync('themes', { withFileTypes: true }).filter((entry) => entry.isDirectory());

// One server for all of them.
test.describe.configure({ mode: 'default' });

let kit: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  kit = await serve('dev', '--kit');
});
test.afterAll(() => kit.stop());

async function open(page: Page, settings: Record<string, string>): Promise<void> {
  await page.goto(`${kit.url}/?${new URLSearchParams(settings)}`);
  await expect(page.locator('main > section > [aria-busy="true"]')).toHaveCount(0);
}

// Each theme once: what a part is made of is the same in all, and the contrast of all pairs is computed by validate.
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

test('a look stands in the address, and another one is a touch away', { tag: '@desktop' }, async ({ page }) => {
  await open(page, {});
  await page.getByText('RTL', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(/dir=rtl/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'RTL' })).toBeChecked();
});
