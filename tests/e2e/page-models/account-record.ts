import type { Locator, Page } from '@playwright/test';
import { shownMoney } from '../site/shown-money.ts';
import { type Say, wordsOf } from '../site/words.ts';

/** The page of all movements of the member's balance, the latest first. */
export class AccountRecord {
  private readonly rows: Locator;

  constructor(page: Page, say: Say = wordsOf('EN')) {
    const table = page.getByRole('main').getByRole('table', { name: say('member-records:entry.account') });
    this.rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  }

  /** The latest movements as shown, in minor units. */
  async latest(count: number): Promise<{ what: string; amount: number; balance: number }[]> {
    await this.rows.nth(count - 1).waitFor();
    const rows = (await this.rows.all()).slice(0, count);
    return Promise.all(
      rows.map(async (row) => {
        const [amount, balance] = await row.getByRole('cell').allInnerTexts();
        const what = await row.getByRole('rowheader').innerText();
        return {
          what: what.split('\n')[0] ?? '',
          amount: shownMoney(amount ?? ''),
          balance: shownMoney(balance ?? ''),
        };
      }),
    );
  }
}
