import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The page of the member centre that lists the remembered devices. */
export class DevicesScreen {
  readonly list: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.list = page.getByRole('list', { name: say('devices:entry.devices') });
  }

  async open(site: string): Promise<void> {
    await this.page.goto(`${site}/member?page=devices`);
  }

  /** The rows, one for each device. */
  get rows(): Locator {
    return this.list.getByRole('listitem');
  }

  /** The row of the browser that shows the page. */
  get current(): Locator {
    return this.rows.filter({ hasText: this.say('devices:current') });
  }

  /** What the page says without a device. */
  get none(): Locator {
    return this.page.getByText(this.say('devices:none'));
  }

  async forget(row: Locator): Promise<void> {
    await row.getByRole('button').click();
  }
}
