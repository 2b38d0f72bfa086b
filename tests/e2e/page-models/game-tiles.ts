import type { Locator, Page } from '@playwright/test';
import { timeOn, waitUntil } from '../site/page-clock.ts';
import { type Say, wordsOf } from '../site/words.ts';

/** Milliseconds in which the site ignores another change of the same game. */
const THROTTLE = 1000;

/** The game tiles of a page, by game name. */
export class GameTiles {
  private readonly main: Locator;
  /** When each game's heart was last pressed, by the page's clock. */
  private readonly pressed = new Map<string, number>();

  constructor(
    private readonly page: Page,
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

  /** Presses a heart, once the site takes another change of this game. */
  async pressHeart(game: string): Promise<void> {
    const free = (this.pressed.get(game) ?? 0) + THROTTLE;
    await waitUntil(this.page, free);
    await this.heart(game).click();
    this.pressed.set(game, await timeOn(this.page));
  }

  /** The heart that a visitor sees. */
  guestHeart(game: string): Locator {
    return this.main.getByRole('link', { name: this.say('saved-games:heart.keep', { game }) }).first();
  }

  freeTrial(game: string): Locator {
    return this.main.getByRole('button', { name: this.say('free-play:tile.label', { game }) }).first();
  }
}
