import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The page of the member's wallets, and the sheet of a transfer. */
export class WalletScreen {
  private readonly main: Locator;
  readonly sheet: Locator;

  constructor(
    page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
    this.sheet = page.getByRole('dialog');
  }

  get mainWallet(): Locator {
    return this.main.getByRole('region', { name: this.say('wallet:main') });
  }

  get allBack(): Locator {
    return this.main.getByRole('button', { name: new RegExp(this.say('wallet:allBack')) });
  }

  get amount(): Locator {
    return this.sheet.getByRole('spinbutton', { name: this.say('wallet:sheet.amount') });
  }

  get presets(): Locator {
    return this.sheet.getByRole('group', { name: this.say('wallet:sheet.presets') }).getByRole('button');
  }

  get turn(): Locator {
    return this.sheet.getByRole('button', { name: this.say('wallet:sheet.swap') });
  }

  /** The button that moves the money, with or without an amount on it. */
  get confirm(): Locator {
    return this.sheet.locator('[data-foot] button');
  }

  /** A vendor's row. */
  vendor(name: string): Locator {
    return this.main.getByRole('button', { name: new RegExp(name) });
  }
}
