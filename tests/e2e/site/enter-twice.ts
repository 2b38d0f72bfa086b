import type { Locator } from '@playwright/test';

/** Presses Enter twice in a field, the second time before the page can answer the first. */
export async function enterTwice(field: Locator): Promise<void> {
  const { keyboard } = field.page();
  await field.focus();
  await Promise.all([keyboard.press('Enter'), keyboard.press('Enter')]);
}
