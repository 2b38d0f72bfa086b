import { KitPage } from '../e2e/page-models/kit-page.ts';
import { serve } from '../e2e/site/running-site.ts';
import { unfit } from './dialog-fit.ts';
import { expect, test } from './test.ts';

/** The kinds of dialog by the buttons that open them. */
const DIALOGS = ['Log out', 'Read the terms', 'Open the room', 'Send'];

let server: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  server = await serve('dev', '--kit');
});
test.afterAll(() => server.stop());

test('each kind of dialog of the kit is as high as what it holds, and ends in the window', async ({
  page,
  engine,
  look,
}) => {
  // The server bundles the page's packages at its first visit and then loads it again, which cuts its imports off. This happens
  // once, in another window.
  const first = await engine.visit(look);
  await new KitPage(first.page, server.url).open({ theme: 'aurora' });
  await first.close();
  const kit = new KitPage(page, server.url);
  await kit.open({ theme: 'aurora', scheme: 'dark', dir: 'ltr' });
  for (const opener of DIALOGS)
    await test.step(`a dialog: ${opener}`, async () => {
      const dialog = page.locator('dialog[open]');
      await page.locator('#dialog').getByRole('button', { name: opener, exact: true }).first().click();
      await expect(dialog).toBeVisible();
      await expect.poll(() => unfit(page)).toEqual([]);
      await dialog.getByRole('button').last().click();
      await expect(dialog).toHaveCount(0);
    });
  await test.step('a prompt', async () => {
    await page.locator('#prompt').getByRole('button', { name: 'Ask', exact: true }).first().click();
    const prompt = page.getByRole('region', { name: 'May we count visits?' });
    await expect(prompt).toBeInViewport({ ratio: 0.99 });
    await prompt.getByRole('button', { name: 'Accept' }).click();
    await expect(prompt).toHaveCount(0);
  });
  await test.step('a calendar', async () => {
    await kit.dateButton(/1996/).click();
    await expect(kit.calendar).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Escape');
    await expect(kit.calendar).toHaveCount(0);
  });
  await test.step('a list', async () => {
    await kit.country.click();
    await expect(kit.options.first()).toBeInViewport();
    await page.keyboard.press('Escape');
  });
});
