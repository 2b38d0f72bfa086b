import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The welcome of a new member, with its one next step. */
export class WelcomeSheet {
  readonly dialog: Locator;
  readonly lookAround: Locator;

  constructor(
    page: Page,
    brand: string,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.dialog = page.getByRole('dialog', { name: say('welcome:title', { brand }) });
    this.lookAround = this.dialog.getByRole('button', { name: say('welcome:lookAround') });
  }

  /** The link to the next step. */
  next(step: 'ticket' | 'deposit' | 'play'): Locator {
    return this.dialog.getByRole('link', { name: this.say(`welcome:${step}.action`) });
  }
}
