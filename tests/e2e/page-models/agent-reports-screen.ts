import type { Download, Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The back office's overview, its profit and loss, and its income. */
export class AgentReportsScreen {
  readonly main: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
  }

  async open(url: string, id: 'userProfit' | 'myIncome'): Promise<void> {
    await this.page.goto(`${url}/agentHome?page=${id}`);
  }

  /** One figure of the overview, by its name. */
  figure(name: string): Locator {
    const term = this.page.getByText(this.say(`agent:totals.${name}`), { exact: true });
    return this.main.locator('dl > div').filter({ has: term });
  }

  async chooseDays(range: string): Promise<void> {
    await this.main.getByRole('button', { name: this.say(`agent:range.${range}`), exact: true }).click();
  }

  /** The table of days below the chart. */
  async openTable(): Promise<Locator> {
    await this.main.getByText(this.say('agent:days.table')).click();
    return this.main.getByRole('table');
  }

  /** The way from the overview to all downlines. */
  get allDownlines(): Locator {
    return this.main.getByRole('link', { name: /^Show all/ });
  }

  /** A row by the account's name; on a phone, its card. */
  row(account: string): Locator {
    return this.main.getByRole('row').filter({ hasText: account }).or(this.card(account)).first();
  }

  private card(account: string): Locator {
    return this.main
      .getByRole('button', { name: account })
      .or(this.main.getByRole('listitem').filter({ hasText: account }));
  }

  /** Link from a card to its downlines, on a phone. */
  get toDownlines(): Locator {
    return this.main.getByRole('button', { name: /^Show \d+ downlines?$/ });
  }

  get path(): Locator {
    return this.main.getByRole('navigation', { name: this.say('agent-reports:path') });
  }

  get incomeSummary(): Locator {
    return this.main.getByRole('region', { name: this.say('agent-reports:income.title') });
  }

  async save(): Promise<Download> {
    const saving = this.page.waitForEvent('download');
    await this.main.getByRole('button', { name: this.say('agent:export.label') }).click();
    return saving;
  }
}
