import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The dialog that asks where a person plays. */
export class VenueDialog {
  readonly dialog: Locator;

  constructor(
    page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.dialog = page.getByRole('dialog', { name: say('games:venue.title') });
  }

  async choose(region: string, venue: string): Promise<void> {
    await this.dialog.getByLabel(this.say('games:venue.region')).selectOption(region);
    await this.dialog.getByLabel(this.say('games:venue.venue')).selectOption(venue);
  }

  async play(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('games:venue.play') }).click();
  }
}
