import { type Locator, type Page, test } from '@playwright/test';
import { countPresses, PRESSES } from './count-presses.ts';

/** The way of a person through the site: how often they press, as `countPresses` defines it, and which screens they see. */
export class PathOfPresses {
  private readonly seen = new Set<string>();
  /** Roots of the documents that count. */
  private readonly roots: Locator[] = [];
  private readonly steps: [name: string, presses: number][] = [];

  constructor(private readonly page: Page) {}

  /** Counts from now on in the page's document, which has to stay: links of the site leave it in place. */
  async begin(): Promise<void> {
    await this.countIn(this.page.locator('html'));
  }

  /** Counts in a frame too, until it is gone. @param root the frame's `html` */
  async countIn(root: Locator): Promise<void> {
    await root.evaluate(countPresses, PRESSES);
    this.roots.push(root);
  }

  /** How often was pressed since `begin`. */
  async presses(): Promise<number> {
    const counts = await Promise.all(this.roots.map((root) => root.getAttribute(PRESSES)));
    return counts.reduce((sum, count) => sum + Number(count), 0);
  }

  /** Names what was pressed since the last name, also for the report of the test. */
  async note(step: string): Promise<void> {
    const before = this.steps.reduce((sum, [, presses]) => sum + presses, 0);
    const presses = (await this.presses()) - before;
    this.steps.push([step, presses]);
    test.info().annotations.push({ type: 'presses', description: `${step}: ${presses}` });
  }

  /** The named steps with their presses. */
  get table(): string {
    return this.steps.map(([step, presses]) => `${step} ${presses}`).join(', ');
  }

  /** Pages, by path and part, and dialogs that cover one. */
  get screens(): readonly string[] {
    return [...this.seen];
  }

  async press(target: Locator): Promise<void> {
    await target.waitFor();
    await this.look();
    await target.click();
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
