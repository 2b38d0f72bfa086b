import { expect, type Locator, type Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The trail of visited pages above a page. */
export class Breadcrumb {
  readonly trail: Locator;

  constructor(page: Page, say: Say = wordsOf('EN')) {
    this.trail = page.getByRole('navigation', { name: say('shell:breadcrumb.label') });
  }

  get crumbs(): Locator {
    return this.trail.getByRole('link');
  }

  /** Crumbs that the window shows: a phone leaves all but the last two out. */
  get shown(): Locator {
    return this.crumbs.filter({ visible: true });
  }

  /** Checks that the trail is one line, without a part that would have to be scrolled to. */
  async expectOneLine(): Promise<void> {
    const list = this.trail.getByRole('list');
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const heights = await this.shown.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(heights).size).toBe(1);
  }

  async goTo(name: string): Promise<void> {
    await this.trail.getByRole('link', { name }).click();
  }
}
