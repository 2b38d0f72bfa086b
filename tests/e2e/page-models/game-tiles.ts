import type { Locator, Page } from '@playwright/test';

/** The tiles of the page's games, by the names of the games. */
export class GameTiles {
  private readonly main: Locator;

  constructor(page: Page) {
    this.main = page.getByRole('main');
  }

  /** The link of the one tile, or of the first, that has this name. */
  link(game: string): Locator {
    return this.main.getByRole('link', { name: game, exact: true }).first();
  }

  heart(game: string): Locator {
    return this.main.getByRole('button', { name: `Keep ${game} in my collection` }).first();
  }

  /** Of somebody who is not logged in. */
  guestHeart(game: string): Locator {
    return this.main.getByRole('link', { name: `Keep ${game} in my collection` }).first();
  }

  freeTrial(game: string): Locator {
    return this.main.getByRole('button', { name: `Free trial: ${game}` }).first();
  }
}
