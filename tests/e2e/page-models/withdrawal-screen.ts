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

  async setPaymentPassword(digits: string, password: string): Promise<void> {
    const field = (name: 'new' | 'repeat' | 'password') =>
      this.dialog.getByLabel(this.say(`withdrawal:set.${name}`), { exact: true });
    await field('new').fill(digits);
    await field('repeat').fill(digits);
    await field('password').fill(password);
    await this.dialog.getByRole('button', { name: this.say('withdrawal:set.action') }).click();
  }

  async confirm(digits: string): Promise<void> {
    await this.paymentPassword.fill(digits);
    await this.send.click();
  }

  async closeDialog(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('shell:dialog.close') }).click();
  }
}
