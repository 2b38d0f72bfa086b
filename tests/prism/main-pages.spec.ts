import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { isServerPlan } from '#cli/build/stamp/server/server-plan.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { ACCEPTED } from '../e2e/site/accept-disclaimer.ts';
import { runSite } from '../e2e/site/running-site.ts';
import { wordsOf } from '../e2e/site/words.ts';

/** The mock's address, which `npm run test:prism` sets. */
const MOCK = process.env['PRISM_URL'] ?? '';

/** What a page says that could not load something. */
const FAILED = ['error.network', 'error.timeout', 'error.failed', 'error.unsure'].map((key) =>
  wordsOf('EN')(`shell:${key}`),
);

/** Pages of a built site that are for members or visitors, as agents have another session. */
function pagesOf(brand: string): string[] {
  const file = `.brandgen/preview/production/${brand}/server/headers.json`;
  const { pages } = parseJson(readFileSync(file, 'utf8'), isServerPlan, file);
  return Object.keys(pages)
    .map((path) => `/${path}`.replace('//', '/'))
    .filter((path) => !/^\/agent/i.test(path));
}

/** Collects what a page throws, and answers of the mock that break the contract. */
function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error}`));
  page.on('console', (message) => {
    if (message.text().startsWith('Contract:')) troubles.push(`${page.url()}: ${message.text()}`);
  });
  return troubles;
}

/** Opens a page and waits until it has settled. @returns what it says that went wrong */
async function visit(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  await expect(page.locator('#root main').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const text = await page.locator('#root').innerText();
  return FAILED.filter((sentence) => text.includes(sentence)).map((sentence) => `${url}: ${sentence}`);
}

for (const brand of ['mini', 'aurora']) {
  for (const reader of ['visitor', 'member']) {
    test(`${brand} shows a ${reader} no broken page`, async ({ page }) => {
      test.setTimeout(600_000);
      const site = await runSite(brand, ['--platform', MOCK]);
      try {
        const stored = [...ACCEPTED, ...(reader === 'member' ? [['token', 'of-the-mock'] as const] : [])];
        await page.addInitScript((entries) => {
          for (const [key, value] of entries) sessionStorage.setItem(key, value);
        }, stored);
        const troubles = watch(page);
        const pages = pagesOf(brand);
        expect(pages.length).toBeGreaterThan(5);
        const broken: string[] = [];
        for (const path of pages) broken.push(...(await visit(page, site.url + path)));
        expect([...troubles, ...broken]).toEqual([]);
      } finally {
        await site.stop();
      }
    });
  }
}
