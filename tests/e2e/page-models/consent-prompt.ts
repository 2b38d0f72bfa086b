import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The prompt for consent to visit statistics. */
export class ConsentPrompt {
  readonly region: Locator;
  readonly reject: Locator;
  readonly accept: Locator;
  readonly close: Locator;
  /** The footer's entry that opens it again. */
  readonly footerEntry: Locator;

  constructor(page: Page, say: Say = wordsOf('EN')) {
    this.region = page.getByRole('region', { name: say('visit-statistics:title') });
    this.reject = this.region.getByRole('button', { name: say('visit-statistics:reject') });
    this.accept = this.region.getByRole('button', { name: say('visit-statistics:accept') });
    this.close = this.region.getByRole('button', { name: say('shell:dialog.close') });
    this.footerEntry = page.getByRole('contentinfo').getByRole('link', { name: say('visit-statistics:entry.choice') });
  }
}
