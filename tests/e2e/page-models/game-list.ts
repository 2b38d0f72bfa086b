import { expect, type Locator, type Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** A game list with its filters, order and tiles. */
export class GameList {
  private readonly main: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
  }

  /** Every tile in the document, rendered or loading. */
  get tiles(): Locator {
    return this.main.locator('li[aria-posinset]');
  }

  /** The number of games that the list shows. */
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

  /** The tile that has the focus while its row is scrolled away. */
  get tileAside(): Locator {
    return this.main.locator('li[data-aside]');
  }

  /** Scrolls to a share of the page's height and waits for that part of the list. */
  async jumpTo(share: number): Promise<void> {
    const jump = async () => {
      await this.page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
      return this.placeInList();
    };
    await expect.poll(jump).toBeCloseTo(share, 1);
  }

  /** CSS pixels between the tiles and their place in the frame that removed rows above them. */
  async lag(): Promise<number> {
    return this.main.locator('ul[aria-busy]').evaluate((list) => {
      const before = Number.parseFloat(getComputedStyle(list).paddingBlockStart);
      list.style.setProperty('--before', `${before + 100}px`);
      const lag = before + 100 - Number.parseFloat(getComputedStyle(list).paddingBlockStart);
      list.style.setProperty('--before', `${before}px`);
      return lag;
    });
  }

  /** The share of the list before the tiles in the document. */
  private async placeInList(): Promise<number> {
    const tile = this.main.locator('li[aria-posinset]:not([data-aside])').first();
    const [place, count] = await tile.evaluate((item) => [item.ariaPosInSet, item.ariaSetSize].map(Number));
    return (place ?? Number.NaN) / (count ?? Number.NaN);
  }
}
