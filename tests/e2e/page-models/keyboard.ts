import { expect, type Locator, type Page } from '@playwright/test';
import { lookAtFocus } from '#tests/matrix/checks/keyboard.ts';

/** More than the tab stops of any dialog or header. */
const MOST_STEPS = 40;

/** Uses the keyboard alone; fails when a control cannot be reached or its focus cannot be seen. */
export class Keyboard {
  constructor(private readonly page: Page) {
    // File choosers are reported once there is a listener; adding it with the key press would sometimes be too late.
    page.on('filechooser', () => undefined);
  }

  /** Tabs to a control; backwards with Shift. */
  async walkTo(target: Locator, way: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let step = 0; step < MOST_STEPS && !(await hasFocus(target)); step += 1) {
      await this.page.keyboard.press(way);
      const seen = await this.page.evaluate(lookAtFocus);
      if (seen) expect(seen).toMatchObject({ shown: true, covered: false });
    }
    await expect(target).toBeFocused();
  }

  /** Tabs to a control and presses it. */
  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.walkTo(target);
    await this.page.keyboard.press(key);
  }

  /** Tabs to a field and types. */
  async write(target: Locator, text: string): Promise<void> {
    await this.walkTo(target);
    await this.page.keyboard.type(text);
  }

  /** Opens a menu and chooses the entry at this distance below the first. */
  async openMenu(button: Locator, first: Locator, places: number): Promise<void> {
    await this.press(button);
    // Tab would close it.
    await expect(first).toBeFocused();
    for (let place = 0; place < places; place += 1) await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
  }

  /** Tabs to a list and chooses the entry at this distance below the current one. */
  async selectBelow(target: Locator, places: number): Promise<void> {
    await this.walkTo(target);
    for (let place = 0; place < places; place += 1) await this.page.keyboard.press('ArrowDown');
  }

  /** Tabs to a file input and chooses a file. */
  async choose(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.walkTo(target);
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.page.keyboard.press('Space')]);
    await chooser.setFiles(file);
  }
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
