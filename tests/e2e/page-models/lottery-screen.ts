import type { Locator, Page } from '@playwright/test';

/** A page of the lottery in English: one game, and the slip beside it or in a sheet. */
export class LotteryScreen {
  constructor(private readonly page: Page) {}

  game(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  get draws(): Locator {
    return this.page.getByRole('list', { name: /^Numbers of draw/ });
  }

  get bets(): Locator {
    return this.page.getByRole('list', { name: 'My bets' }).getByRole('listitem').filter({ hasText: 'No.' });
  }

  tab(name: 'Bet' | 'Results' | 'My bets'): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  /** Puts a bet on the slip. */
  async add(kind: string, ...options: string[]): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByRole('button', { name: kind, exact: true }).click();
    for (const option of options) await main.getByRole('button', { name: option, exact: true }).click();
    await main.getByRole('button', { name: 'Add to slip' }).click();
  }

  /** Opens the slip where it does not stand beside the game. */
  async review(): Promise<void> {
    await this.page.getByRole('button', { name: 'Review' }).click();
  }

  async place(): Promise<void> {
    await this.page.getByRole('button', { name: /^Place bets for/ }).click();
  }

  async seeBets(): Promise<void> {
    await this.page.getByRole('button', { name: 'See my bets' }).click();
  }
}
