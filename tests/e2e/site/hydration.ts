import type { Page } from '@playwright/test';

/**
 * Waits until React has hydrated the page. Before that only the last press on a prerendered button counts. No person is that
 * fast, but a test on a slow machine is.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The site's own documents alone have something to hydrate.
    if (document.contentType !== 'text/html') return true;
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer$'));
  });
}

/** Makes every later `goto` and `reload` wait for hydration. */
export function alwaysWaitForHydration(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...given) => {
    const answer = await goto.apply(page, given);
    await waitForHydration(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    // `commit` is for tests that need the page before its scripts.
    if (options?.waitUntil !== 'commit') await waitForHydration(page);
    return answer;
  };
}
