import type { Page } from '@playwright/test';
import type { LogIns } from '#schemas/generated/platform.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

const COUNT = 500;
/** Rows in the document at once: those in sight, some around them, and the row with the focus. */
const MOST_DRAWN = 60;
/** Every seventh name takes two lines on a phone. */
const LONG = 'Browser with a very long name indeed';

for (const window of ['phone', 'desktop'] as const) {
  test(`a member with ${COUNT} log-ins reads all of them on one page of a ${window}`, {
    tag: [`@${window}`, '@my-account'],
  }, async ({ page, site }) => {
    await answerWithManyLogIns(page);
    await logInAs(page, site, 'player1');
    await page.goto(`${site.url}/member?page=securityCenter&view=history&rows=100000`);
    const main = page.getByRole('main');
    const table = main.getByRole('table', { name: 'All log-ins' });
    const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    const size = main.getByRole('combobox', { name: 'Rows per page' });

    await test.step('starts with the usual number of rows, whatever the address asks for', async () => {
      await expect(rows).toHaveCount(25);
      await expect(size).toHaveValue('25');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('All log-ins');
    });

    await test.step('shows all on one page, but draws only those in sight', async () => {
      await size.selectOption('500 per page');
      await expect(page).toHaveURL(/view=history&rows=500$/);
      await expect(table).toHaveAttribute('aria-rowcount', String(COUNT + 1));
      await expect(size).toHaveValue('500');
      expect(await rows.count()).toBeLessThan(MOST_DRAWN);
    });

    await test.step('scrolls to the last row', async () => {
      const last = rows.and(page.locator(`[aria-rowindex="${COUNT + 1}"]`));
      await expect(async () => {
        await size.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ timeout: 1_000 });
      }).toPass();
      await expect(last).toContainText(`192.0.2.${COUNT % 200}`);
      await expect(rows.last()).toHaveAttribute('aria-rowindex', String(COUNT + 1));
      expect(await rows.count()).toBeLessThan(MOST_DRAWN);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    await test.step('keeps the choice in the address', async () => {
      await page.reload();
      await expect(table).toHaveAttribute('aria-rowcount', String(COUNT + 1));
    });
  });
}

/** Answers as the platform does, with more log-ins. */
async function answerWithManyLogIns(page: Page): Promise<void> {
  await page.route('**/wps/member/logIns?*', async (route) => {
    const pageSize = Number(new URL(route.request().url()).searchParams.get('pageSize'));
    const response = await route.fetch();
    const answer: { value: LogIns } = await response.json();
    const [known] = answer.value.content;
    const content = Array.from({ length: Math.min(pageSize, COUNT) }, (_, place) => ({
      ...known,
      ...{ logInId: COUNT - place, isCurrent: place === 0, address: `192.0.2.${(place + 1) % 200}` },
      browser: place % 7 === 3 ? LONG : 'Firefox',
    }));
    const totals = { ...answer.value.totals, count: COUNT };
    const totalPages = Math.ceil(COUNT / pageSize);
    await route.fulfill({ response, json: { ...answer, value: { ...answer.value, content, totals, totalPages } } });
  });
}
