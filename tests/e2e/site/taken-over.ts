import type { Page } from '@playwright/test';

/**
 * Waits for React to have taken a page over. Of all presses on buttons that were written ahead only the last one counts before
 * that, and nothing on the page shows it; no person is as fast, and a test is, on a slow machine.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer$'));
  });
}

/** Every page that is opened or loaded anew from here on is waited for so. */
export function waitUntilTakenOver(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...given) => {
    const answer = await goto.apply(page, given);
    await takenOver(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    // Who wants the page as it was sent wants it so.
    if (options?.waitUntil !== 'commit') await takenOver(page);
    return answer;
  };
}
