import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The account page with the state of the identity verification. */
export class AccountScreen {
  private readonly main: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
  }

  /** Opens it from the bar at the bottom of a phone. */
  async openFromBar(): Promise<void> {
    const bar = this.page.getByRole('navigation', { name: this.say('shell:navigation.bar') });
    await bar.getByRole('link', { name: this.say('account:entry.account') }).click();
  }

  verification(state: 'needed' | 'pending'): Locator {
    return this.main.getByText(this.say(`kyc:state.${state}`));
  }

  async verify(): Promise<void> {
    await this.main.getByRole('button', { name: this.say('kyc:entry.verify') }).click();
  }
}
