import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe | undefined;
  }
}

/** Milliseconds for further checks: on a slow machine one takes seconds. */
const LOOKS = 30_000;

/** Expects no axe violations once the page is stable. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await axeFaults(page);
  // A single check may catch the page between two states; lasting violations show in every check.
  if (found.length > 0) await expect.poll(() => axeFaults(page), { timeout: LOOKS }).toEqual([]);
}

/**
 * Axe violations of the page in its current state, or of the open modal dialog: the page behind it is inert, and is checked
 * without it. Frames are left out, since none shares the site's origin. Only violations are reported: three times as fast.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  await loadAxe(page);
  await endTransitions(page);
  return page.evaluate(async () => {
    const part = document.querySelector('dialog:modal') ? 'dialog[open]' : document;
    const found = await window.axe?.run(part, { resultTypes: ['violations'] });
    if (!found) throw new Error('Axe is not loaded.');
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

/** Axe stays in a document, where it is twice as fast the second time. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
}

/** With reduced motion a transition takes no time but ends in a later frame, so axe could see a colour in between. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}

/** Expects no horizontal scrolling once the page is stable. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
}
