import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { shownMoney } from '../site/shown-money.ts';

/** A game in its frame, under a slim bar. */
export class GameScreen {
  readonly frame: FrameLocator;

  readonly iframe: Locator;
  /** The notice about a game in a window of its own. */
  readonly inWindow: Locator;
  /** The notice after that window is closed. */
  readonly windowClosed: Locator;

  constructor(private readonly page: Page) {
    this.iframe = page.locator('iframe');
    this.frame = page.frameLocator('iframe');
    this.inWindow = page.getByText(/is open in its own window$/);
    this.windowClosed = page.getByText(/^The .* window is closed$/);
  }

  /** The balance as shown. */
  get balance(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: /^Balance: .*\d/ });
  }

  /** The balance in minor units. */
  async readBalance(): Promise<number> {
    return shownMoney(await this.balance.innerText());
  }

  /** Stake of a bet in minor units. */
  async readStake(): Promise<number> {
    return shownMoney(await this.frame.getByRole('group', { name: 'Stake' }).innerText());
  }

  /** Message of the game after a bet that wins. */
  get won(): Locator {
    return this.frame.getByRole('status').filter({ hasText: /^You win/ });
  }

  /** The button that places the bet; its label depends on the kind of game. */
  get playButton(): Locator {
    return this.frame.getByRole('button', { name: /^(spin|deal|place bet|fire)/i });
  }

  /** Choice to bet on. */
  pick(name: string | RegExp): Locator {
    return this.frame.getByRole('button', { name });
  }

  /** The record of the bets made on this game. */
  get bets(): Locator {
    return this.page.getByRole('main').getByRole('link', { name: 'Betting record' });
  }

  /** Goes back to the lobby and waits for it: a game that does not start shows the same link. */
  async leave(): Promise<void> {
    const back = this.page.getByRole('link', { name: 'Back to the lobby' });
    await back.first().click();
    await expect(back).toHaveCount(0);
  }
}
