import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The tiles of the page's games, by the names of the games. */
export class GameTiles {
  private readonly main: Locator;

  constructor(
    page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
  }

  /** The link of the one tile, or of the first, that has this name. */
  link(game: string): Locator {
    return this.main.getByRole('link', { name: game, exact: true }).first();
  }

  heart(game: string): Locator {
    return this.main.getByRole('button', { name: this.say('saved-games:heart.keep', { game }) }).first();
  }

  /** Of somebody who is not logged in. */
  guestHeart(game: string): Locator {
    return this.main.getByRole('link', { name: this.say('saved-games:heart.keep', { game }) }).first();
  }

  freeTrial(game: string): Locator {
    return this.main.getByRole('button', { name: this.say('free-play:tile.label', { game }) }).first();
  }
}
