import { expect, type Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The dialog that says what came of an upload. */
export class UploadNotice {
  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {}

  /** Checks what the dialog says, and confirms it. */
  async confirm(tone: 'warning' | 'success', text: string): Promise<void> {
    const name = this.say(tone === 'warning' ? 'shell:upload.warning' : 'shell:upload.sent');
    const dialog = this.page.getByRole('dialog', { name });
    await expect(dialog).toContainText(text);
    await dialog.getByRole('button', { name: this.say('shell:dialog.confirm') }).click();
    await expect(dialog).toHaveCount(0);
  }
}
