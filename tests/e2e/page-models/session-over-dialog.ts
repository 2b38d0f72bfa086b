import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The dialog that reports the end of the session. */
export class SessionOverDialog {
  readonly dialog: Locator;

  constructor(
    page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.dialog = page.getByRole('dialog', { name: say('account:over.title') });
  }

  async logIn(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('account:over.logIn') }).click();
  }
}
