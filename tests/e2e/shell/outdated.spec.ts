import type { Page } from '@playwright/test';
import { axeFaults, expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

/** Each of these makes a browser too old. */
const LACKING: readonly (readonly [string, () => void])[] = [
  ['dialogs', () => Reflect.deleteProperty(globalThis, 'HTMLDialogElement')],
  ['modules', () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule')],
  ['a newer method', () => Reflect.deleteProperty(Array.prototype, 'findLast')],
];

/** A page that is prerendered, one that is not, and the back office. */
const PATHS = ['/index', '/member', '/agent'];

const notice = (page: Page) => page.locator('#outdated');

for (const [what, takeAway] of LACKING) {
  test(`a browser without ${what} is told that it is too old, and what to do`, { tag: '@phone' }, async ({
    browser,
    running,
  }) => {
    const say = wordsOf('EN');
    const page = await browser.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.addInitScript(takeAway);
    for (const path of PATHS) {
      await page.goto(`${running.url}${path}`);
      await expect(page.getByRole('heading', { name: say('shell:notice.outdated.title') })).toBeVisible();
      await expect(notice(page)).toContainText('Aurora Play');
      await expect(notice(page).getByRole('link', { name: 'care@aurora.example' })).toBeVisible();
      await expect(page.locator('#root')).toBeHidden();
      await expect(page.locator('#recovery')).toBeHidden();
    }
    expect(scripts).toEqual([]);
    await page.close();
  });
}

test.describe('in Arabic', () => {
  test.use({ brand: 'oasis' });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the page for browsers that are too old can be read in the brand’s languages, on a ${colorScheme} ground`, {
      tag: '@phone',
    }, async ({ browser, running }) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.addInitScript((scheme) => localStorage.setItem('scheme', scheme), colorScheme);
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'HTMLDialogElement'));
      await page.goto(`${running.url}/index`);
      const [arabic, english] = [wordsOf('AR'), wordsOf('EN')].map((say) => say('shell:notice.outdated.title'));
      await expect(notice(page).getByRole('heading', { name: arabic ?? '' })).toBeVisible();
      await expect(notice(page).getByRole('heading', { name: english ?? '' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(await axeFaults(page)).toEqual([]);
      await page.close();
    });
  }
});

test('a browser that is not too old shows nothing of it', { tag: '@phone' }, async ({ page, running }) => {
  await page.goto(`${running.url}/index`);
  await expect(notice(page)).toBeAttached();
  await expect(notice(page)).toBeHidden();
});
