import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** Dialog that says what free play is, before it begins. */
export class TrialDialog {
  readonly dialog: Locator;
  readonly disclaimer: Locator;
  readonly begin: Locator;

  constructor(page: Page, say: Say = wordsOf('EN')) {
    this.dialog = page.getByRole('dialog', { name: say('free-play:about.title') });
    this.disclaimer = this.dialog.locator('input[name="accept-disclaimer"]');
    this.begin = this.dialog.getByRole('button', { name: say('free-play:about.start') });
  }
}
