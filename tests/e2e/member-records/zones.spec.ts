import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, dayIn } from '#sandbox/records/days.ts';
import { seedPlan } from '#sandbox/seed/plan.ts';
import { DAY_MS } from '#sandbox/time.ts';
import type { BettingRecord, ProfitRecord } from '#schemas/generated/platform.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

const MERCHANT = 'Asia/Manila';

/** A player with bets on today, of which the first moment is another day elsewhere, and on the day before. */
function player(): string {
  const { members, transactions } = seedPlan();
  const hasBetOn = (memberId: number, day: number) =>
    transactions.some(
      (each) => each.kind === 'bet' && each.memberId === memberId && Math.floor(each.offset / DAY_MS) === day,
    );
  const found = members.find(({ id }) => hasBetOn(id, 0) && hasBetOn(id, -1));
  if (!found) throw new Error('The seed has no player with bets on both days.');
  return found.account;
}

/** What the platform answers to the next call of a record. */
async function answerTo<Answer>(page: Page, record: 'bets' | 'profit', act: () => Promise<unknown>): Promise<Answer> {
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === `/wps/member/record/${record}`);
  await act();
  const { value }: { value: Answer } = await (await answered).json();
  return value;
}

/** Yyyy-mm-dd as a field of a date has it. */
const typed = (day: string) => day.split('-').toReversed().join('-');

for (const timezoneId of ['Asia/Manila', 'America/St_Johns', 'Pacific/Kiritimati']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`the days of records are the merchant’s in a browser in ${timezoneId}`, { tag: ['@desktop'] }, async ({
      page,
      site,
    }) => {
      const main = page.getByRole('main');
      const list = main.getByRole('list', { name: 'Settled bets' });
      const note = (day: string) =>
        `${new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day))} · GMT+8`;
      const short = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: MERCHANT });

      /** The list, its totals and its file are of one day, and hold what the platform has on it. */
      const expectDay = async (day: string, { from, to, timeZone, content, totals }: BettingRecord) => {
        expect([from, to, timeZone]).toEqual([day, day, MERCHANT]);
        expect(totals.count).toBeGreaterThan(0);
        expect(content.map(({ settledAt }) => dayIn(settledAt, MERCHANT))).toEqual(content.map(() => day));
        await expect(main.getByText(note(day))).toBeVisible();
        await expect(list.getByRole('listitem').first()).toContainText(`${short.format(content[0]?.settledAt)}, `);
        const download = page.waitForEvent('download');
        await main.getByRole('button', { name: 'Download as CSV' }).click();
        const saved = await download;
        expect(saved.suggestedFilename()).toBe(`Betting record ${day} ${day}.csv`);
        const [head = '', ...rows] = (await readFile(await saved.path(), 'utf8')).trim().split(/\r?\n/);
        expect(head).toContain(`(${MERCHANT})`);
        expect(rows.map((row) => row.replaceAll('"', '').slice(0, 10))).toEqual(
          Array.from({ length: totals.count }, () => day),
        );
      };
      /** Profit and loss of the day has the same sums, and shows them. */
      const expectProfit = async (day: string, query: string, bets: BettingRecord) => {
        const profit = await answerTo<ProfitRecord>(page, 'profit', () =>
          page.goto(`${site.url}/member?page=personalProfit&${query}`),
        );
        expect([profit.from, profit.to, profit.totals]).toEqual([day, day, bets.totals]);
        await expect(main.getByText(note(day))).toBeVisible();
      };

      await logInAs(page, site, player());
      const open = `${site.url}/member?page=personalHistoryCopy&range=today`;
      const today = await answerTo<BettingRecord>(page, 'bets', () => page.goto(open));
      await test.step('today', () => expectDay(today.today, today));

      const day = addDays(today.today, -1);
      await main.getByRole('button', { name: 'Own range' }).click();
      await expect(main.getByRole('textbox', { name: 'To' })).toHaveValue(typed(today.today));
      await main.getByRole('textbox', { name: 'From' }).fill(typed(day));
      await main.getByRole('textbox', { name: 'To' }).fill(typed(day));
      const yesterday = await answerTo<BettingRecord>(page, 'bets', () =>
        main.getByRole('button', { name: 'Show', exact: true }).click(),
      );
      await test.step('the day before, as a range of one day', async () => {
        await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}`));
        await expectDay(day, yesterday);
      });

      await test.step('profit and loss', async () => {
        await expectProfit(today.today, 'range=today', today);
        await expectProfit(day, `from=${day}&to=${day}`, yesterday);
      });
    });
  });
}
