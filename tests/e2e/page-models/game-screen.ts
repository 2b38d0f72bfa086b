import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

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

  get spinButton(): Locator {
    return this.frame.getByRole('button', { name: /spin/i });
  }

  /** Goes back to the lobby and waits for it: a game that does not start shows the same link. */
  async leave(): Promise<void> {
    const back = this.page.getByRole('link', { name: 'Back to the lobby' });
    await back.first().click();
    await expect(back).toHaveCount(0);
  }
}
