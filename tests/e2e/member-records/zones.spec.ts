import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, dayIn, startOfDayIn } from '#sandbox/merchants/days.ts';
import { seedPlan } from '#sandbox/seed/plan.ts';
import { DAY_MS } from '#sandbox/time.ts';
import type { BettingRecord, ProfitRecord } from '#schemas/generated/platform.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

/** Zones of a browser and of the records that it shows, with the language that its dates are written in. */
const PLACES = [
  { timezoneId: 'Asia/Manila', brand: 'aurora', merchant: 'Asia/Manila', tag: 'en' },
  { timezoneId: 'America/St_Johns', brand: 'aurora', merchant: 'Asia/Manila', tag: 'en' },
  { timezoneId: 'Pacific/Kiritimati', brand: 'harbor', merchant: 'Europe/Malta', tag: 'en-GB' },
];

/** A player with bets on today and on the day before, one of which is on another day in the zone of the browser. */
async function player({ timezoneId, merchant }: (typeof PLACES)[number]): Promise<string> {
  const { members, transactions } = await seedPlan();
  const bets = transactions.filter(({ kind }) => kind === 'bet');
  // The zones are as many hours apart on any day, but for an hour of summer time.
  const midnight = startOfDayIn('2026-05-20', merchant);
  const isElsewhere = (offset: number) => dayIn(midnight + offset, timezoneId) !== dayIn(midnight + offset, merchant);
  const found = members.find(({ id }) => {
    const own = bets.filter(({ memberId }) => memberId === id).map(({ offset }) => offset);
    const both = own.filter((offset) => offset >= -DAY_MS && offset < DAY_MS);
    const isSeen = timezoneId === merchant || both.some(isElsewhere);
    return isSeen && both.some((offset) => offset < 0) && both.some((offset) => offset >= 0);
  });
  if (!found) throw new Error(`The seed has no player whose bets are on another day in ${timezoneId}.`);
  return found.account;
}

/** Offset of the merchant's zone from UTC on a day, such as `GMT+8`. */
function offsetOf(timeZone: string, day: string): string {
  const style = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const parts = style.formatToParts(startOfDayIn(day, timeZone));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Waits for the platform's answer to the next call of a record. */
async function answerTo<Answer>(page: Page, record: 'bets' | 'profit', act: () => Promise<unknown>): Promise<Answer> {
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === `/wps/member/record/${record}`);
  await act();
  const { value }: { value: Answer } = await (await answered).json();
  return value;
}

/** Yyyy-mm-dd as a field of a date has it. */
const typed = (day: string) => day.split('-').toReversed().join('-');

for (const place of PLACES) {
  const { timezoneId, brand, merchant, tag } = place;
  test.describe(timezoneId, () => {
    test.use({ timezoneId, brand });

    test(`the days of records are the merchant’s in a browser in ${timezoneId}`, { tag: ['@desktop'] }, async ({
      page,
      site,
    }) => {
      const main = page.getByRole('main');
      const list = main.getByRole('list', { name: 'Settled bets' });
      const medium = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
      const note = (day: string) => `${medium.format(Date.parse(day))} · ${offsetOf(merchant, day)}`;
      const short = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: merchant });

      /** The list, its totals and its file are of one day, and hold what the platform has on it. */
      const expectDay = async (day: string, { from, to, timeZone, content, totals }: BettingRecord) => {
        expect([from, to, timeZone]).toEqual([day, day, merchant]);
        expect(totals.count).toBeGreaterThan(0);
        expect(content.map(({ settledAt }) => dayIn(settledAt, merchant))).toEqual(content.map(() => day));
        await expect(main.getByText(note(day))).toBeVisible();
        await expect(list.getByRole('listitem').first()).toContainText(`${short.format(content[0]?.settledAt)}, `);
        const download = page.waitForEvent('download');
        await main.getByRole('button', { name: 'Download as CSV' }).click();
        const saved = await download;
        expect(saved.suggestedFilename()).toBe(`Betting record ${day} ${day}.csv`);
        const [head = '', ...rows] = (await readFile(await saved.path(), 'utf8')).trim().split(/\r?\n/);
        expect(head).toContain(`(${merchant})`);
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

      await logInAs(page, site, await player(place));
      const open = `${site.url}/member?page=personalHistoryCopy&range=today`;
      const today = await answerTo<BettingRecord>(page, 'bets', () => page.goto(open));
      await test.step('today', () => expectDay(today.today, today));

      const day = addDays(today.today, -1);
      await main.getByRole('button', { name: 'Custom range' }).click();
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
