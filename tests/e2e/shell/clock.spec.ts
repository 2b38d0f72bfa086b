import type { Page } from '@playwright/test';
import { timeOn } from '../site/page-clock.ts';
import { secondTab } from '../site/second-tab.ts';
import { expect, test } from '../site/test.ts';
import { START_TIME, ZONE } from '../site/test-clock.ts';

/** Milliseconds that a journey may start late, on a busy machine. */
const LATE = 5 * 60_000;

test('a journey starts at the instant of all journeys, on the platform, in each tab and on each device', {
  tag: '@phone',
}, async ({ page, browser, running }) => {
  const begun = await running.now();
  expect(begun - START_TIME).toBeGreaterThanOrEqual(0);
  expect(begun - START_TIME).toBeLessThan(LATE);
  const expectSameTime = async (shown: Page) => {
    const before = await running.now();
    const time = await timeOn(shown);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(await running.now());
    const zone = await shown.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(zone).toBe(ZONE);
  };
  await page.goto(`${running.url}/robots.txt`);
  await expectSameTime(page);
  await expectSameTime(await secondTab(page));
  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto(`${running.url}/robots.txt`);
  await expectSameTime(other);
  await device.close();
});
