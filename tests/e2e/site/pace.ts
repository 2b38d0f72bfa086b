import { chromium, type LaunchOptions } from '@playwright/test';

/** Environment variable with how many times longer than usual this machine takes, at least 1. */
export const PACE = 'TEST_PACE';

/** Milliseconds that a quiet machine with two processors takes to start a browser and load the page. */
const USUAL = 1_000;

/** Longer than a phone's, so that starting the browser is the smaller part. */
const PAGE = `<!doctype html><title>Pace</title><main></main><script>
  const row = (number) => '<p><a href="#' + number + '">' + 'A line of text '.repeat(9) + '</a></p>';
  for (let round = 0; round < 20; round += 1) {
    document.querySelector('main').innerHTML = Array.from({ length: 500 }, (_, number) => row(number)).join('');
    document.body.getBoundingClientRect();
  }
</script>`;

/** A limit of milliseconds, which is longer where the machine is slow: a slow test is not a wrong one. */
export function inTime(milliseconds: number): number {
  return milliseconds * Number(process.env[PACE] ?? 1);
}

/** Loads one page, always the same. @returns how many times longer than usual that takes, at least 1 */
export async function measurePace(options?: LaunchOptions): Promise<number> {
  const begun = performance.now();
  const browser = await chromium.launch(options);
  const page = await browser.newPage();
  await page.setContent(PAGE);
  await browser.close();
  return Math.max(1, (performance.now() - begun) / USUAL);
}
