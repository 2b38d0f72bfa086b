import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** Frame of every page of the back office. */
export class AgentOfficeScreen {
  readonly dialog: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.dialog = page.getByRole('dialog');
  }

  get find(): Locator {
    return this.page.getByRole('button', { name: this.say('agent:find.field') });
  }

  get field(): Locator {
    return this.dialog.getByRole('combobox', { name: this.say('agent:find.field') });
  }

  option(text: string): Locator {
    return this.dialog.getByRole('option', { name: text, exact: true });
  }

  /** From the window's top to the page, in CSS pixels. */
  async headerHeight(): Promise<number> {
    return (await this.page.getByRole('main').boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  }

  /** The whole menu, which a phone has behind *More*. */
  async openMenu(): Promise<Locator> {
    const more = this.page.getByRole('button', { name: this.say('agent:bar.more'), exact: true });
    const menu = this.page.getByRole('navigation', { name: this.say('agent:rail.label') });
    await more.or(menu).filter({ visible: true }).first().waitFor();
    if (!(await more.isVisible())) return menu;
    await more.click();
    return this.dialog;
  }
}
