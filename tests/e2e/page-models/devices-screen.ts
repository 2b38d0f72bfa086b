import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The account's page with the remembered devices. */
export class DevicesScreen {
  readonly list: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.list = page.getByRole('list', { name: say('my-account:devices.remembered') });
  }

  async open(site: string): Promise<void> {
    await this.page.goto(`${site}/member?page=securityCenter`);
  }

  /** The rows, one for each device. */
  get rows(): Locator {
    return this.list.getByRole('listitem');
  }

  /** The row of the browser that shows the page. */
  get current(): Locator {
    return this.rows.filter({ hasText: this.say('my-account:current') });
  }

  async forget(row: Locator): Promise<void> {
    await row.getByRole('button').click();
  }
}
