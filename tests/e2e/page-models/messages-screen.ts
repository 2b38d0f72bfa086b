import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The page of the member centre with the operator's messages. */
export class MessagesScreen {
  readonly list: Locator;
  readonly reader: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.list = page.getByRole('region', { name: say('messages:list'), exact: true });
    this.reader = page.getByRole('main').getByRole('article');
  }

  get messages(): Locator {
    return this.list.getByRole('listitem').filter({ has: this.page.getByRole('checkbox') });
  }

  get unread(): Locator {
    return this.messages.filter({ hasText: this.say('messages:unreadMark') });
  }

  get undo(): Locator {
    return this.list.getByRole('button', { name: this.say('messages:undo') });
  }

  filter(name: RegExp): Locator {
    return this.page.getByRole('group', { name: this.say('messages:filter.label') }).getByRole('button', { name });
  }

  async select(place: number): Promise<void> {
    await this.messages.nth(place).getByRole('checkbox').check();
  }

  async open(place: number): Promise<void> {
    await this.messages.nth(place).getByRole('link').click();
  }

  async back(): Promise<void> {
    await this.reader.getByRole('link', { name: this.say('messages:back') }).click();
  }

  async markRead(): Promise<void> {
    await this.list.getByRole('button', { name: this.say('messages:read') }).click();
  }

  async remove(): Promise<void> {
    await this.list.getByRole('button', { name: this.say('messages:delete') }).click();
  }
}
