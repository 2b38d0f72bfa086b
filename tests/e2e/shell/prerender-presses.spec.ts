import type { Page } from '@playwright/test';
import { SideMenu } from '../page-models/side-menu.ts';
import { expect, test } from '../site/test.ts';

/** Presses prerendered buttons of the home page before any script loads, then lets the scripts load. */
async function beforeScripts(page: Page, press: () => Promise<void>): Promise<void> {
  let letThem = () => {};
  const allowed = new Promise<void>((resolve) => {
    letThem = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  const opened = page.goto('/index');
  await press();
  letThem();
  await opened;
}

test('a menu pressed before the scripts load opens once they have', { tag: '@phone' }, async ({ page }) => {
  const menu = new SideMenu(page);
  await beforeScripts(page, () => menu.open());
  await expect(menu.sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.sheet).toBeHidden();
});

test('the last press before the scripts load counts', { tag: '@desktop' }, async ({ page }) => {
  const button = (name: RegExp) => page.getByRole('banner').getByRole('button', { name });
  await beforeScripts(page, async () => {
    await button(/^Appearance/).click();
    await button(/^Language/).click();
  });
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await button(/^Appearance/).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
});
