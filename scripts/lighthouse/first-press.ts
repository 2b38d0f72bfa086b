import { type CDPSession, chromium, type Page } from '@playwright/test';

/** Lighthouse's mobile device and its slow network and processor. */
const WINDOW = { width: 412, height: 823 };
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SLOWER = 4;

/**
 * Milliseconds from the request for a page until the site answers a press that was made at the first paint: it keeps the press
 * and runs it as soon as it has taken over.
 */
export async function firstPress(address: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: WINDOW, isMobile: true, hasTouch: true });
    await slowDown(await page.context().newCDPSession(page));
    await page.addInitScript(pressAtFirstPaint);
    await page.goto(address, { waitUntil: 'commit' });
    return await tookEffect(page);
  } finally {
    await browser.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Runs in the page: presses a button of the header at the first paint, and marks when the site has taken that press. */
function pressAtFirstPaint(): void {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    document.querySelector<HTMLElement>('header button')?.click();
  }).observe({ type: 'paint', buffered: true });
  new MutationObserver(() => {
    const { dataset } = document.documentElement;
    if ('started' in dataset && performance.getEntriesByName('pressed').length === 0) performance.mark('pressed');
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-started'] });
}

async function tookEffect(page: Page): Promise<number> {
  const answered = await page.waitForFunction(() => performance.getEntriesByName('pressed')[0]?.startTime);
  return (await answered.jsonValue()) ?? Number.NaN;
}
