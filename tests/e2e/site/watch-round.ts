import type { Page } from '@playwright/test';

const WATCHED = 'watchedRounds';

/**
 * Watches the balance in the header of later pages, hearing each message of a game before the page does.
 * @returns counts the rounds that the game has begun, and how often the balance changed before the game told a result
 */
export async function watchRounds(page: Page): Promise<() => Promise<{ rounds: number; changes: number }>> {
  await page.addInitScript((name) => {
    // Games load in frames.
    if (window.top !== window) return;
    const seen = { rounds: 0, changes: 0 };
    Reflect.set(globalThis, name, seen);
    const read = () => /[\d.,]+/.exec(document.querySelector('header a[href="/member"] bdi')?.textContent ?? '')?.[0];
    let before: string | undefined;
    let isRound = false;
    addEventListener('message', ({ data }: MessageEvent<{ type?: string; round?: string } | null>) => {
      const isBegun = data?.type === 'brandgen:round' && data.round === 'begun';
      if (isBegun) {
        seen.rounds += 1;
        before = read();
      }
      isRound = isBegun;
    });
    const look = () => {
      if (isRound && read() !== before) seen.changes += 1;
    };
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
  }, WATCHED);
  return () => page.evaluate((name) => Reflect.get(globalThis, name), WATCHED);
}
