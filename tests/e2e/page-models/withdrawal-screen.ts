import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The page that requests a withdrawal, and the page of one. */
export class WithdrawalScreen {
  readonly dialog: Locator;
  private readonly main: Locator;

  constructor(
    page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
    this.dialog = page.getByRole('dialog');
  }

  get amount(): Locator {
    return this.main.getByRole('spinbutton', { name: this.say('withdrawal:amount') });
  }

  get presets(): Locator {
    return this.main.getByRole('group', { name: this.say('withdrawal:presets') }).getByRole('button');
  }

  /** The button of the page: it requests, or answers whether a transfer has arrived. */
  get act(): Locator {
    return this.main.locator('button[type="submit"]');
  }

  get openOrders(): Locator {
    return this.main.getByRole('region', { name: this.say('withdrawal:open.title') }).getByRole('link');
  }

  /** The field that confirms a withdrawal. */
  get paymentPassword(): Locator {
    return this.dialog.getByLabel(this.say('withdrawal:pay.password'), { exact: true });
  }

  /** The button of the dialog, which requests. */
  get send(): Locator {
    return this.dialog.locator('button[type="submit"]');
  }

  /** The number in the order's address. */
  static orderIdOf(page: Page): string {
    return new URL(page.url()).searchParams.get('order') ?? '';
  }

  /** Opens the form of the first account. */
  get addFirst(): Locator {
    return this.main.getByRole('button', { name: this.say('withdrawal:accounts.add'), exact: true });
  }

  /** Says when the chosen account can be used. */
  get wait(): Locator {
    return this.main.getByText(this.say('withdrawal:usableAt', { time: '' }).trim()).first();
  }

  /** Text of an order until the operator has decided. */
  get approval(): Locator {
    return this.main.getByText(this.say('withdrawal:order.approval'));
  }

  /** Adds an account at the first bank that is offered, and chooses it. @param holder typed where no verified name is shown */
  async addBankAccount(holder: string, number: string): Promise<void> {
    const form = (name: string) => this.say(`withdrawal:add.${name}`);
    await this.dialog.getByRole('combobox', { name: form('bankName') }).selectOption({ index: 1 });
    const name = this.dialog.getByRole('textbox', { name: form('holder') });
    if (await name.isVisible()) await name.fill(holder);
    await this.dialog.getByLabel(form('number')).fill(number);
    await this.send.click();
    await this.dialog
      .getByRole('button', { name: new RegExp(`${number.slice(-4)}`) })
      .first()
      .click();
    await this.dialog.waitFor({ state: 'hidden' });
  }

  /** @param password of an account that has one; another has just logged in */
  async setPaymentPassword(digits: string, password: string): Promise<void> {
    const field = (name: 'new' | 'repeat' | 'password') =>
      this.dialog.getByLabel(this.say(`withdrawal:set.${name}`), { exact: true });
    await field('new').fill(digits);
    await field('repeat').fill(digits);
    if (password) await field('password').fill(password);
    await this.dialog.getByRole('button', { name: this.say('withdrawal:set.action') }).click();
    await field('new').waitFor({ state: 'detached' });
  }

  /** @param digits asked for, unless they were set a moment ago */
  async confirm(digits: string): Promise<void> {
    if (await this.paymentPassword.isVisible()) await this.paymentPassword.fill(digits);
    await this.send.click();
  }

  async closeDialog(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('shell:dialog.close') }).click();
  }
}
