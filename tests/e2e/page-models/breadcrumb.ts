import type { Locator, Page } from '@playwright/test';
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

  async goTo(name: string): Promise<void> {
    await this.trail.getByRole('link', { name }).click();
  }
}
