import { expect, type Locator, type Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';
import { UploadNotice } from './upload-notice.ts';

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The promotions, one of them, and the reward centre. */
export class PromotionsScreen {
  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {}

  get cards(): Locator {
    return this.page.getByRole('article');
  }

  card(name: string): Locator {
    return this.page.getByRole('link', { name });
  }

  /** The button that claims a raffle ticket in the reward centre. */
  get ticket(): Locator {
    return this.page.getByRole('button', { name: this.say('promotions:claim.ticket') });
  }

  /** Shown when no reward is left to claim. */
  get noRewards(): Locator {
    return this.page.getByText(this.say('promotions:rewards.empty'));
  }

  /** The button that claims all waiting rewards. */
  claimAll(number: number): Locator {
    return this.page.getByRole('button', { name: this.say('promotions:claimAll.button', { number }) });
  }

  /** Paid rewards on the shown page of the history. */
  get paid(): Locator {
    return this.page.getByRole('list', { name: this.say('promotions:rewards.history') }).getByRole('listitem');
  }

  async chooseDays(range: string): Promise<void> {
    await this.page.getByRole('button', { name: this.say(`promotions:range.${range}`) }).click();
  }

  /** The button that saves the history. */
  get download(): Locator {
    return this.page.getByRole('button', { name: this.say('promotions:export.label') });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').first();
  }

  category(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: this.say('promotions:categories') })
      .getByRole('link', { name: this.say(`promotions:category.${name}`) });
  }

  /** A button or link in the dialog, by the key of its text. */
  action(key: string, values?: Record<string, string>): Locator {
    const name = this.say(`promotions:${key}`, values);
    return this.dialog.getByRole('button', { name }).or(this.dialog.getByRole('link', { name }));
  }

  async choosePicture(number: number, picture: Picture): Promise<void> {
    await this.dialog.getByLabel(this.say('promotions:apply.picture', { number })).setInputFiles(picture);
  }

  /** Checks a warning and confirms it. */
  async confirmWarning(text: string): Promise<void> {
    await new UploadNotice(this.page, this.say).confirm('warning', text);
  }

  /** Confirms the notice that an application was sent. */
  async confirmSent(): Promise<void> {
    const notice = this.page.getByRole('dialog', { name: this.say('promotions:apply.sent') });
    await notice.getByRole('button', { name: this.say('shell:dialog.confirm') }).click();
    await expect(notice).toHaveCount(0);
  }
}
