import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The players' chat room. */
export class ChatRoomDialog {
  readonly dialog: Locator;
  readonly messages: Locator;

  constructor(
    page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.dialog = page.getByRole('dialog', { name: say('chat-room:title') });
    this.messages = this.dialog.getByRole('region', { name: say('chat-room:log') }).getByRole('listitem');
  }

  async write(text: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: this.say('chat-room:label') }).fill(text);
    await this.dialog.getByRole('button', { name: this.say('chat-room:send') }).click();
  }
}
