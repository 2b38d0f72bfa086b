import type { Download, Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The back office's page of account registration: opening an account, and registration links. */
export class AgentRegistrationScreen {
  readonly main: Locator;
  readonly dialog: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
    this.dialog = page.getByRole('dialog');
  }

  async open(url: string): Promise<void> {
    await this.page.goto(`${url}/agentHome?page=accountRegistration`);
  }

  text(key: string, values: Record<string, string> = {}): string {
    return this.say(`agent-registration:${key}`, values);
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.text(key), exact: true });
  }

  get account(): Locator {
    return this.main.getByLabel(this.text('account.label'), { exact: true });
  }

  get password(): Locator {
    return this.main.getByLabel(this.text('password.label'), { exact: true });
  }

  get receipt(): Locator {
    return this.main.getByRole('region', { name: this.text('receipt.title') });
  }

  async chooseRate(rate: string, place: Locator = this.main): Promise<void> {
    await place.getByRole('spinbutton', { name: this.text('rate.field') }).fill(rate);
  }

  async showLinks(): Promise<void> {
    await this.main.getByRole('tab', { name: this.text('tab.links') }).click();
  }

  /** Creates a link for members that works for a week. @returns its address */
  async createLink(note: string, rate: string): Promise<URL> {
    await this.button('create.open').or(this.button('empty.create')).click();
    await this.chooseRate(rate, this.dialog);
    await this.dialog.getByLabel(this.text('note.optional')).fill(note);
    await this.dialog.getByRole('button', { name: this.text('create.action') }).click();
    await this.dialog.getByRole('img', { name: this.text('share.qr') }).waitFor();
    return new URL((await this.dialog.getByText(/^https?:/).textContent()) ?? '');
  }

  async save(): Promise<Download> {
    const saving = this.page.waitForEvent('download');
    await this.button('export.label').click();
    return saving;
  }

  row(note: string): Locator {
    return this.main.getByRole('row').filter({ has: this.page.getByText(note, { exact: true }) });
  }

  /** Its number of accounts: a figure in a column, or with its unit in a card. */
  uses(note: string, count: number): Locator {
    return this.row(note)
      .getByRole('gridcell')
      .filter({ hasText: new RegExp(`(^|[^0-9])${count}( accounts?)?$`) })
      .filter({ hasNotText: /%|:/ });
  }

  /** Opens the link beside the list, or in its card on a phone. */
  async openLink(note: string): Promise<void> {
    await this.row(note).getByText(note, { exact: true }).first().click();
    await this.main.getByText(this.text('fact.code'), { exact: true }).waitFor();
  }

  /** Disables or enables the open link, and confirms it. */
  async switchLink(to: 'disable' | 'enable'): Promise<void> {
    await this.main.getByRole('button', { name: this.text(`${to}.action`), exact: true }).click();
    await this.dialog.getByRole('button', { name: this.text(`${to}.action`), exact: true }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
