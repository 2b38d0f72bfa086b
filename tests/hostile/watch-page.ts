import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { ALARM, HOSTILE_HOST } from './mode.ts';

/** Effects of an attack that a page shows. */
export interface Condition {
  /** Milliseconds of the longest task of the page's main thread. */
  longestTask: number;
  /** Milliseconds until the page answered. */
  answeredIn: number;
  troubles: string[];
}

/** Milliseconds without an answer after which a tab counts as frozen. */
const FROZEN = 10_000;

/** Watches a page from its next document on. @returns how to read what happened since the last reading */
export async function watchPage(page: Page, isBlocked: (text: string) => boolean): Promise<() => Promise<Condition>> {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  page.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('requestfailed', (request) => {
    // No server has this name: a call that the policy lets through fails later, and for another reason.
    const isKept = request.failure()?.errorText === 'csp' || isBlocked('CORS policy');
    if (new URL(request.url()).host === HOSTILE_HOST && !isKept) heard.push(`asked ${request.url()}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    // Chromium logs every refused call.
    if (message.type() !== 'error' || text.startsWith('Failed to load resource') || isBlocked(text)) return;
    heard.push(`console: ${text.slice(0, 300)}`);
  });
  await page.addInitScript(observe, ALARM);
  return async () => {
    const begun = Date.now();
    const seen = await Promise.race([page.evaluate(state), pause(FROZEN, undefined, { ref: false })]);
    const { longestTask = Infinity, troubles = ['frozen: no answer'] } = seen ?? {};
    const frames = page
      .frames()
      .slice(1)
      .map((frame) => `framed ${frame.url().slice(0, 100)}`);
    return { longestTask, answeredIn: Date.now() - begun, troubles: [...heard.splice(0), ...troubles, ...frames] };
  };
}

declare global {
  var attackSeen: { alarms: number; longestTask: number } | undefined;
}

/** Runs in the page before its scripts. */
function observe(alarm: string): void {
  const seen = { alarms: 0, longestTask: 0 };
  globalThis.attackSeen = seen;
  Object.defineProperty(globalThis, alarm, { value: () => (seen.alarms += 1) });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration);
  }).observe({ type: 'longtask' });
}

/** Runs in the page. */
function state(): { longestTask: number; troubles: string[] } {
  const { alarms, longestTask } = globalThis.attackSeen ?? { alarms: 0, longestTask: 0 };
  const { scrollWidth, clientWidth } = document.documentElement;
  const elements = document.querySelectorAll('*').length;
  const troubles: string[] = [];
  if (alarms > 0) troubles.push(`${alarms} scripts of the platform ran`);
  if ('polluted' in {}) troubles.push('the prototype of all objects was changed');
  if (scrollWidth > clientWidth) troubles.push(`${scrollWidth - clientWidth} px too wide`);
  // No screen needs as many; a page that shows all of a hostile answer has more.
  if (elements > 10_000) troubles.push(`${elements} elements`);
  return { longestTask, troubles };
}
