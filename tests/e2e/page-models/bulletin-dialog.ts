import { expect, type Locator, type Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** A dialog of titles and their texts: the announcements, or the notices of the home page. */
export class BulletinDialog {
  readonly dialog: Locator;

  constructor(
    private readonly page: Page,
    name: string,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.dialog = page.getByRole('dialog', { name });
  }

  /** Title at this place of the list, from 0. */
  titleAt(place: number): Locator {
    return this.dialog.getByRole('listitem').nth(place).getByRole('button');
  }

  title(name: string): Locator {
    return this.dialog.getByRole('button', { name });
  }

  /** Heading of the text that is shown. */
  heading(name: string): Locator {
    return this.dialog.getByRole('heading', { level: 3, name });
  }

  /** Shown until a title is chosen. */
  get choose(): Locator {
    return this.dialog.getByText(this.say('shell:bulletin.choose'));
  }

  async goToPage(number: number): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('shell:pages.page', { number }) }).click();
  }

  async back(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('shell:bulletin.back') }).click();
  }

  /** Closes it by keyboard. */
  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toHaveCount(0);
  }
}
