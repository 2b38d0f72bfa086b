import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The page that transfers money to the upline, and the receipt. */
export class UplineScreen {
  readonly dialog: Locator;
  private readonly main: Locator;

  constructor(
    page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
    this.dialog = page.getByRole('dialog');
  }

  get presets(): Locator {
    return this.main.getByRole('group', { name: this.say('upline:presets') }).getByRole('button');
  }

  /** The button of the page, which asks for the payment password. */
  get act(): Locator {
    return this.main.locator('button[type="submit"]');
  }

  /** The button of the dialog, which transfers. */
  get transfer(): Locator {
    return this.dialog.locator('button[type="submit"]');
  }

  get paymentPassword(): Locator {
    return this.dialog.getByLabel(this.say('upline:pay.password'), { exact: true });
  }

  get receipt(): Locator {
    return this.main.getByText(this.say('upline:receipt.done'));
  }

  get lastTransfers(): Locator {
    const region = this.main.getByRole('region', { name: this.say('upline:history.title') });
    return region.getByRole('listitem').getByRole('link');
  }

  async setPaymentPassword(digits: string, password: string): Promise<void> {
    const field = (name: 'new' | 'repeat' | 'password') =>
      this.dialog.getByLabel(this.say(`upline:set.${name}`), { exact: true });
    await field('new').fill(digits);
    await field('repeat').fill(digits);
    await field('password').fill(password);
    await this.transfer.click();
  }
}
