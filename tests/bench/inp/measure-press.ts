import type { Page } from '@playwright/test';
import type { Press } from './presses.ts';

/** Presses of one kind; the median counts. */
const TRIES = 3;

/** Milliseconds that a press takes at least: browsers report no shorter interaction. */
const SHORTEST = 16;

/** Frames in which the events of a press and their times have come; a busy page draws none until it is done with the press. */
const FRAMES = 8;

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
 * @returns the median of some tries in milliseconds, `covered` where none could be made, or undefined where the screen has
 * nothing of the kind
 */
export async function measurePress(page: Page, address: string, press: Press): Promise<number | 'covered' | undefined> {
  const times: number[] = [];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const target = press.target(page).filter({ visible: true }).first();
    if ((await target.count()) === 0) return median(times);
    const time = await nextPaint(page, async () => {
      if (!press.key) return target.tap({ timeout: 5000 });
      await target.focus();
      await page.keyboard.press(press.key);
    });
    if (time !== undefined) times.push(time);
    await goBack(page, address);
  }
  return median(times) ?? 'covered';
}

function median(times: readonly number[]): number | undefined {
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
  await settle(page);
  return Math.max(SHORTEST, ...(await page.evaluate(() => interactions.map(({ duration }) => duration))));
}

/** Waits for frames in place of a time, so that a slow press is waited for as long as it takes. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, FRAMES);
}

async function goBack(page: Page, address: string): Promise<void> {
  await page.keyboard.press('Escape');
  await settle(page);
  if (page.url() === address && (await page.locator('dialog[open]').count()) === 0) return;
  await page.goto(address, { waitUntil: 'networkidle' });
}
