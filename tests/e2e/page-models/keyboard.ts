import { expect, type Locator, type Page } from '@playwright/test';
import { lookAtFocus } from '#tests/matrix/checks/keyboard.ts';

/** More steps than any dialog or header has. */
const MOST_STEPS = 40;

/** A person without a pointer: what cannot be reached, or has the focus unseen, fails. */
export class Keyboard {
  constructor(private readonly page: Page) {
    // A chooser is told of from the first listener on; one that is added with the key would come too late at times.
    page.on('filechooser', () => undefined);
  }

  /** Walks to a control; backwards with Shift. */
  async walkTo(target: Locator, way: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let step = 0; step < MOST_STEPS && !(await hasFocus(target)); step += 1) {
      await this.page.keyboard.press(way);
      const seen = await this.page.evaluate(lookAtFocus);
      if (seen) expect(seen).toMatchObject({ shown: true, covered: false });
    }
    await expect(target).toBeFocused();
  }

  /** Walks to a control and uses it. */
  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.walkTo(target);
    await this.page.keyboard.press(key);
  }

  /** Walks to a field and types. */
  async write(target: Locator, text: string): Promise<void> {
    await this.walkTo(target);
    await this.page.keyboard.type(text);
  }

  /** Opens a menu, and takes the entry that stands so many places below its first one. */
  async openMenu(button: Locator, first: Locator, places: number): Promise<void> {
    await this.press(button);
    // The Tab key would close it.
    await expect(first).toBeFocused();
    for (let place = 0; place < places; place += 1) await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
  }

  /** Walks to a list and takes the entry that stands so many places below. */
  async lower(target: Locator, places: number): Promise<void> {
    await this.walkTo(target);
    for (let place = 0; place < places; place += 1) await this.page.keyboard.press('ArrowDown');
  }

  /** Walks to a field for a file and chooses one. */
  async choose(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.walkTo(target);
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.page.keyboard.press('Space')]);
    await chooser.setFiles(file);
  }
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
