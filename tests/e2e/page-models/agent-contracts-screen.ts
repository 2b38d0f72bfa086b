import type { Download, Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

type View = 'given' | 'own' | 'contracts';

/** The back office's pages of dividends and salaries. */
export class AgentContractsScreen {
  readonly main: Locator;
  readonly dialog: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
    this.dialog = page.getByRole('dialog');
  }

  async open(url: string, id: string): Promise<void> {
    await this.page.goto(`${url}/agentHome?page=${id}&view=given`);
  }

  /** Presses the page's entry of the menu, which has the count of what waits. */
  async fromMenu(name: string): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name }).first().click();
  }

  async show(view: View): Promise<void> {
    await this.main.getByRole('tab', { name: this.say(`agent-contracts:view.${view}`) }).click();
  }

  async save(): Promise<Download> {
    const saving = this.page.waitForEvent('download');
    await this.button('export.label').click();
    return saving;
  }

  row(text: string | RegExp): Locator {
    return this.main.getByRole('row').filter({ hasText: text });
  }

  /** The rows with an amount that is still to be paid. */
  get openRows(): Locator {
    return this.row(new RegExp(`${this.say('agent-contracts:status.due')}$`));
  }

  /** Panel beside the list, or over it on a phone. */
  get panel(): Locator {
    return this.page.getByRole('complementary').or(this.dialog);
  }

  button(key: string, values: Record<string, string | number> = {}): Locator {
    return this.page.getByRole('button', { name: this.say(`agent-contracts:${key}`, values), exact: true });
  }

  field(name: string, tier: number): Locator {
    return this.panel
      .getByRole('group', { name: this.say('agent-contracts:tier.number', { tier: String(tier) }) })
      .getByRole('spinbutton', { name: this.say(`agent-contracts:field.${name}`), exact: true });
  }

  async choose(account: string): Promise<void> {
    await this.panel.getByRole('combobox').fill(account);
    await this.page.getByRole('option', { name: account }).click();
  }
}
