import type { Download, Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The back office's pages of the team's bets and movements: filters, totals, rows and the open one. */
export class AgentRecordsScreen {
  readonly main: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
  }

  async open(url: string, id: 'teamBetting' | 'accountDetails', query = ''): Promise<void> {
    await this.page.goto(`${url}/agentHome?page=${id}${query}`);
  }

  get rows(): Locator {
    return this.main.locator('[role="row"][data-index]');
  }

  /** The row below all others. */
  get totals(): Locator {
    return this.main.getByRole('row').filter({ hasText: /^[\d,]+ (bets?|transactions?)/ });
  }

  filter(key: string): Locator {
    return this.main.getByRole('combobox', { name: this.say(`agent-records:${key}`), exact: true });
  }

  button(key: string): Locator {
    return this.main.getByRole('button', { name: this.say(`agent-records:${key}`), exact: true });
  }

  /** A fact of the open row, beside the rows or in its card. */
  fact(key: string): Locator {
    return this.main.getByRole('term').filter({ hasText: this.say(`agent-records:${key}`) });
  }

  /** Shows the bets or movements of an account, by the keyboard. */
  async showAccount(account: string): Promise<void> {
    await this.filter('who.field').fill(account);
    await this.page.keyboard.press('Enter');
  }

  async save(): Promise<Download> {
    const saved = this.page.waitForEvent('download');
    await this.button('export.label').click();
    return saved;
  }
}
