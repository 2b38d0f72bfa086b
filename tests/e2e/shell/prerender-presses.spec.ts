import type { Page } from '@playwright/test';
import { SideMenu } from '../page-models/side-menu.ts';
import { expect, test } from '../site/test.ts';

/** Presses what is written ahead on the home page before any of its scripts has come, and then lets them come. */
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

test('the menu that was asked for before the scripts came opens when they have', { tag: '@phone' }, async ({
  page,
}) => {
  const menu = new SideMenu(page);
  await beforeScripts(page, () => menu.open());
  await expect(menu.sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.sheet).toBeHidden();
});

test('of the presses before the scripts came the last one counts', { tag: '@desktop' }, async ({ page }) => {
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
