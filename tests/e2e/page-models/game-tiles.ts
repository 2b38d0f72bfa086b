import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The game tiles of a page, by game name. */
export class GameTiles {
  private readonly main: Locator;

  constructor(
    page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
  }

  /** The link of the first tile with this name. */
  link(game: string): Locator {
    return this.main.getByRole('link', { name: game, exact: true }).first();
  }

  /** Pictures without the game's title, for tiles with the title below. */
  get untitledPictures(): Locator {
    return this.main.locator('img[src*="title=none"]');
  }

  heart(game: string): Locator {
    return this.main.getByRole('button', { name: this.say('saved-games:heart.keep', { game }) }).first();
  }

  /** The heart that a visitor sees. */
  guestHeart(game: string): Locator {
    return this.main.getByRole('link', { name: this.say('saved-games:heart.keep', { game }) }).first();
  }

  freeTrial(game: string): Locator {
    return this.main.getByRole('button', { name: this.say('free-play:tile.label', { game }) }).first();
  }
}
