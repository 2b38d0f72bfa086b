import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** A page of games: its filters, its order and its tiles. */
export class GameList {
  private readonly main: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
  }

  /** Every tile that is in the document, drawn or on its way. */
  get tiles(): Locator {
    return this.main.locator('li[aria-posinset]');
  }

  /** How many games the list says that it has. */
  get result(): Locator {
    return this.main.locator('p[role="status"]');
  }

  get search(): Locator {
    return this.main.getByRole('searchbox');
  }

  get hot(): Locator {
    return this.main.getByRole('button', { name: this.say('games:filter.hot'), exact: true });
  }

  get order(): Locator {
    return this.main.getByLabel(this.say('games:sort.label'));
  }

  vendor(name: string | RegExp): Locator {
    return this.main.getByRole('link', { name }).first();
  }

  /** Moves the page to a share of its height. */
  async jumpTo(share: number): Promise<void> {
    await this.page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
  }
}
