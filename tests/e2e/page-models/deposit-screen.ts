import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The page that orders a deposit, and the page of an order. */
export class DepositScreen {
  private readonly main: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
  }

  get amount(): Locator {
    return this.main.getByRole('spinbutton', { name: this.say('deposit:amount') });
  }

  get presets(): Locator {
    return this.main.getByRole('group', { name: this.say('deposit:presets') }).getByRole('button');
  }

  /** The button that orders, with or without an amount on it. */
  get order(): Locator {
    return this.main.locator('button[type="submit"]');
  }

  get openOrders(): Locator {
    return this.main.getByRole('region', { name: this.say('deposit:open.title') }).getByRole('link');
  }

  /** The way back from an order, beside its title. */
  get back(): Locator {
    return this.page.getByRole('heading', { level: 1 }).locator('xpath=..').getByRole('link');
  }

  get code(): Locator {
    return this.main.getByRole('img', { name: this.say('deposit:order.qr') });
  }

  /** The button that says that the order is paid. */
  get paid(): Locator {
    return this.main.getByRole('button', { name: new RegExp(this.say('deposit:order.iPaid', { amount: '' }).trim()) });
  }

  /** The number in the order's address. */
  static orderIdOf(page: Page): string {
    return new URL(page.url()).searchParams.get('order') ?? '';
  }

  method(name: string): Locator {
    return this.main.getByRole('radio', { name: new RegExp(name) });
  }

  state(name: 'waiting' | 'paid' | 'credited' | 'cancelled'): Locator {
    return this.main.getByRole('heading', { name: this.say(`deposit:state.${name}`) });
  }
}
