import type { Page } from '@playwright/test';
import type { Press } from './presses.ts';

/** Presses of one kind; the median counts. */
const TRIES = 3;

/** Milliseconds that the next paint is waited for. Shorter interactions than 16 ms are not reported by the browser. */
const LONGEST_WAIT = 1500;
const SHORTEST = 16;
const REST = 150;

declare global {
  var interactions: { id: number; duration: number }[];
}

/** Runs in the page before its scripts: notes each interaction with the time until the next paint. */
export function watchInteractions(): void {
  globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id: unknown = Reflect.get(entry, 'interactionId');
      if (typeof id === 'number' && id > 0) interactions.push({ id, duration: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * Presses what a screen has of a kind, as a finger or a key does, and goes back to the screen after each press.
 * @returns the median of some tries in milliseconds, or undefined where the screen has nothing of the kind
 */
export async function measurePress(page: Page, address: string, press: Press): Promise<number | undefined> {
  const times: number[] = [];
  for (let at = 0; at < TRIES; at += 1) {
    const target = press.target(page).filter({ visible: true }).first();
    if ((await target.count()) === 0) break;
    const time = await nextPaint(page, async () => {
      if (!press.key) return target.tap({ timeout: 5000 });
      await target.focus();
      await page.keyboard.press(press.key);
    });
    if (time !== undefined) times.push(time);
    await goBack(page, address);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}

/** @returns the longest time of the interactions that the work made, or undefined if it could not be done */
async function nextPaint(page: Page, work: () => Promise<void>): Promise<number | undefined> {
  await page.evaluate(() => interactions.splice(0));
  try {
    await work();
  } catch {
    // Something covers it, as a notice may.
    return undefined;
  }
  await page
    .waitForFunction(() => interactions.length > 0, undefined, { timeout: LONGEST_WAIT })
    // The other events of the same press are reported right after the first.
    .then(() => page.waitForTimeout(REST))
    .catch(() => undefined);
  return Math.max(SHORTEST, ...(await page.evaluate(() => interactions.map(({ duration }) => duration))));
}

async function goBack(page: Page, address: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
  if (page.url() === address && (await page.locator('dialog[open]').count()) === 0) return;
  await page.goto(address, { waitUntil: 'networkidle' });
}
