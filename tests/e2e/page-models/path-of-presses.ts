import type { Locator, Page } from '@playwright/test';

/** The way of a person through the site: how often they press, and which screens they see. */
export class PathOfPresses {
  private readonly seen = new Set<string>();
  private count = 0;

  constructor(private readonly page: Page) {}

  get presses(): number {
    return this.count;
  }

  /** Pages, by path and part, and dialogs that cover one. */
  get screens(): readonly string[] {
    return [...this.seen];
  }

  async press(target: Locator): Promise<void> {
    await target.waitFor();
    await this.look();
    await target.click();
    this.count += 1;
  }

  /** Notes the screen that is shown. */
  async look(): Promise<void> {
    const { pathname, searchParams } = new URL(this.page.url());
    const part = searchParams.get('page');
    const order = searchParams.has('order') ? '&order' : '';
    const dialog = this.page.locator('dialog[open]').last();
    const title = (await dialog.count()) > 0 ? await dialog.getByRole('heading').first().innerText() : undefined;
    this.seen.add(title ?? (part ? `${pathname}?page=${part}${order}` : pathname));
  }
}
