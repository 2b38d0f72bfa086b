import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { inTime } from './pace.ts';

declare global {
  interface Window {
    axe: typeof axe | undefined;
  }
}

/** Milliseconds for further checks: on a slow machine one takes seconds. */
const LOOKS = inTime(30_000);

/**
 * Environment variable: `everywhere` checks the contrast of pages in every journey too. It is over half of what an audit of a
 * page costs, and a page has the same colours in the matrix, which always checks them.
 */
const isEverywhere = process.env['AUDIT_CONTRAST'] === 'everywhere';

/** Rules of an audit. The contrast of an open dialog is always audited, since the matrix opens none. */
export interface Audit {
  contrast?: boolean;
}

/** Expects no axe violations once the page is stable. */
export async function expectAccessible(page: Page, audit: Audit = {}): Promise<void> {
  const found = await axeFaults(page, audit);
  // A single check may catch the page between two states; lasting violations show in every check.
  if (found.length > 0) await expect.poll(() => axeFaults(page, audit), { timeout: LOOKS }).toEqual([]);
}

/**
 * Axe violations of the page in its current state, or of the open modal dialog: the page behind it is inert, and is checked
 * without it. Frames are left out, since none shares the site's origin. Only violations are reported: three times as fast.
 */
export async function axeFaults(page: Page, { contrast = isEverywhere }: Audit = {}): Promise<string[]> {
  await loadAxe(page);
  await endTransitions(page);
  return page.evaluate(async (withContrast) => {
    const isDialog = document.querySelector('dialog:modal') !== null;
    const rules = { 'color-contrast': { enabled: isDialog || withContrast } };
    const found = await window.axe?.run(isDialog ? 'dialog[open]' : document, { resultTypes: ['violations'], rules });
    if (!found) throw new Error('Axe is not loaded.');
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, contrast);
}

/** Axe stays in a document, where it is twice as fast the second time. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
}

/** Ends transitions, which take no time with reduced motion but end in a later frame: axe could see a colour in between. */
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
