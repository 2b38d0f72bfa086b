import type { Page } from '@playwright/test';
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

/** Names of the properties whose texts a site cuts. */
const CUT = new Set(
  [...JSON.stringify(contract).matchAll(/"(\w+)":\{[^{}]*"x-cut":true/g)].map(([, name = '']) => name),
);

/** Pages that a long word could widen or freeze, in groups that each take a test. */
const PAGES = {
  'the lobby': ['/index', '/live', '/lott'],
  news: ['/promotions', '/help'],
  'a member': ['/member', '/favorite', '/pointMall', '/lottery'],
};

/** Selectors of the titles of a page's records. */
const TITLES = {
  '/rng': 'main a[href*="/seamless"]',
  '/promotions': 'main article h2',
  '/help': 'main article h2',
};

const WORD = 'W'.repeat(5_000);

for (const [name, paths] of Object.entries(PAGES)) {
  test(`words of any length neither widen nor freeze a page of ${name}`, { tag: '@phone' }, async ({ page, site }) => {
    await logInAs(page, site, 'player1');
    await answerWithLongWords(page);
    for (const path of paths) {
      await page.goto(`${site.url}${path}`);
      await expect(page.getByRole('main').getByText('WWWW').first()).toBeVisible();
      expect(await page.evaluate(widest), path).toEqual([]);
    }
  });
}

test('a text that is too long is cut, and can be selected', { tag: '@phone' }, async ({ page, site }) => {
  await answerWithLongWords(page);
  await page.goto(`${site.url}/help`);
  const title = page.getByRole('heading', { level: 2, name: /W…$/ }).first();
  await expect(title).toHaveText(`${'W'.repeat(254)}…`);
  await title.click({ clickCount: 3 });
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(`${'W'.repeat(254)}…`);
});

test('one broken record of each list is left out, and the rest is shown', { tag: '@phone' }, async ({ page, site }) => {
  const shown = new Map<string, string>();
  for (const [path, title] of Object.entries(TITLES)) {
    await page.goto(`${site.url}${path}`);
    shown.set(path, await page.locator(title).first().innerText());
  }
  const reported = new Set<string>();
  page.on('console', (message) => {
    const [, operation] = /^Contract: (.*): 1 left out/.exec(message.text()) ?? [];
    if (operation) reported.add(operation);
  });
  const areRecords = (value: unknown): value is object[] => Array.isArray(value) && typeof value[0] === 'object';
  await page.evaluate(() => sessionStorage.clear());
  await answerWith(page, (_name, value) => (areRecords(value) ? [{ broken: true }, ...value] : value), /whitelabel/);
  for (const [path, title] of Object.entries(TITLES)) {
    await page.goto(`${site.url}${path}`);
    await expect(page.locator(title).first()).toHaveText(shown.get(path) ?? '', { useInnerText: true });
  }
  for (const call of ['GCSGAME_gameList', 'GCSGAME_gameVendor', 'MCSFE_getListAnnouncements', 'MCSFE_getPromotions'])
    await expect.poll(() => [...reported].join()).toContain(call);
});

test('an amount that no number can hold is an error and never a number', { tag: '@phone' }, async ({ page, site }) => {
  const main = page.getByRole('main');
  const wrong = /\d{13}|∞|Infinity|NaN|e\+/;
  await logInAs(page, site, 'player19');

  await answerWith(page, (_name, value) => (typeof value === 'number' ? 2 ** 53 + 2 : value), /system|member/);
  await page.goto(`${site.url}/vnLottery`);
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(wrong);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.route(/\/member\/info|\/balance/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"balance":\d+/, '"balance":1.8e308');
    await route.fulfill({ response, body });
  });
  await page.goto(`${site.url}/member`);
  await expect(page.getByText('You’re still logged in')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(wrong);
});

/** Puts a word of thousands of letters in place of every text that a site cuts. */
function answerWithLongWords(page: Page): Promise<void> {
  return answerWith(page, (name, value) => (CUT.has(name) && typeof value === 'string' && value ? WORD : value));
}

/** Changes every value of the platform's answers. */
async function answerWith(page: Page, change: (name: string, value: unknown) => unknown, except = /^$/): Promise<void> {
  await page.route(/\/(wps|lgw|lotto)\//, async (route) => {
    if (route.request().method() !== 'GET' || except.test(route.request().url())) return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({ response, body: text && JSON.stringify(JSON.parse(text, change)) });
  });
}

/** Finds parts that are wider than the page, if it can be scrolled to the side. */
function widest(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (part) => part.getBoundingClientRect().right > clientWidth + 1,
  );
  return [`${scrollWidth - clientWidth} px`, ...wide.slice(-4).map(({ className }) => String(className))];
}
