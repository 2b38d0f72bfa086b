import type { FrameLocator, Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The contacts of the help centre and the dialogs that they open. */
export class SupportDesk {
  /** The live chat, beside the page or over it. */
  readonly chat: Locator;
  readonly feedback: Locator;
  readonly question: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    const name = say('live-chat:title');
    this.chat = page.getByRole('dialog', { name }).or(page.getByRole('complementary', { name }));
    this.feedback = page.getByRole('dialog', { name: say('feedback:feedback.title') });
    this.question = page.getByRole('dialog', { name: say('feedback:question.title') });
  }

  /** Opens a contact that opens on the page itself. */
  async open(contact: 'chat' | 'question' | 'feedback'): Promise<void> {
    await this.page.getByRole('button', { name: this.say(`help:contact.${contact}`) }).click();
  }

  /** Blocks a site at an unknown domain. */
  get wrongDomain(): Locator {
    return this.page.getByRole('dialog', { name: this.say('shell:error.code.domain_unknown') });
  }

  async chooseDesk(desk: string): Promise<void> {
    await this.chat.getByRole('button', { name: desk }).click();
  }

  /** The frame of the live chat. */
  get talk(): FrameLocator {
    return this.page.frameLocator(`iframe[title="${this.say('live-chat:frame')}"]`);
  }

  async closeChat(): Promise<void> {
    await this.chat.getByRole('button', { name: this.say('shell:dialog.close') }).click();
  }

  async write(dialog: Locator, text: string, kind: 'feedback' | 'question'): Promise<void> {
    await dialog.getByRole('textbox').fill(text);
    await dialog.getByRole('button', { name: this.say(`feedback:${kind}.send`) }).click();
  }

  /** The confirmation after sending. */
  thanks(kind: 'feedback' | 'question'): Locator {
    return this.page.getByRole('dialog', { name: this.say(`feedback:${kind}.thanks`) });
  }

  async closeThanks(kind: 'feedback' | 'question'): Promise<void> {
    await this.thanks(kind)
      .getByRole('button', { name: this.say('shell:dialog.close') })
      .last()
      .click();
  }
}
