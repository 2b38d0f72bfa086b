import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The prompt for consent. */
export class ConsentPrompt {
  readonly region: Locator;
  readonly reject: Locator;
  readonly accept: Locator;
  readonly close: Locator;
  /** The footer's entry that opens it again. */
  readonly footerEntry: Locator;

  constructor(page: Page, say: Say = wordsOf('EN')) {
    this.region = page.getByRole('region', { name: say('consent:title') });
    this.reject = this.region.getByRole('button', { name: say('consent:reject') });
    this.accept = this.region.getByRole('button', { name: say('consent:accept') });
    this.close = this.region.getByRole('button', { name: say('shell:dialog.close') });
    this.footerEntry = page.getByRole('contentinfo').getByRole('link', { name: say('consent:entry.choice') });
  }
}
