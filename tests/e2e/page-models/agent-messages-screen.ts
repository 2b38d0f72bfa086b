import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The page of the back office with an agent's messages. */
export class AgentMessagesScreen {
  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {}

  async open(url: string): Promise<void> {
    await this.page.goto(`${url}/agentHome?page=platformMessages`);
  }

  tab(name: 'inbox' | 'sent'): Locator {
    return this.page.getByRole('tab', { name: this.text(`tab.${name}`) });
  }

  /** The message that is being written: beside the list, or in a dialog on a phone. */
  get panel(): Locator {
    return this.page
      .getByRole('complementary', { name: this.text('compose.title') })
      .or(this.page.getByRole('dialog', { name: this.text('compose.title') }));
  }

  /** An action of the page or of the panel. */
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async write(): Promise<void> {
    await this.button(this.text('write')).first().click();
  }

  async choose(kind: 'upline' | 'downline' | 'group'): Promise<void> {
    await this.panel.getByRole('radio', { name: this.text(`kind.${kind}`) }).check();
  }

  get account(): Locator {
    return this.panel.getByLabel(this.text('account.label'), { exact: true });
  }

  get group(): Locator {
    return this.panel.getByRole('combobox', { name: this.text('group.label') });
  }

  get subject(): Locator {
    return this.panel.getByLabel(this.text('subject'), { exact: true });
  }

  get message(): Locator {
    return this.panel.getByLabel(this.text('text'), { exact: true });
  }

  /** A sent message in the list, as a row or a card. */
  sent(subject: string): Locator {
    return this.page
      .getByRole('row', { name: subject })
      .or(this.page.getByRole('listitem').filter({ hasText: subject }));
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  text(key: string, values?: Record<string, string | number>): string {
    return this.say(`agent-messages:${key}`, values);
  }
}
