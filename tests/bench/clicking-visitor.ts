import { type Browser, chromium, type Page } from '@playwright/test';

/** Faults that a visitor must never see, in words. */
export interface Visit {
  readonly faults: readonly string[];
  /** Pages that were opened, by a press or by an address. */
  readonly opened: () => number;
  stop(): Promise<void>;
}

/** A page in this many is opened by its address, which loads the live release. */
const LOADED_EACH = 4;
/** Milliseconds that a page has to show its heading. */
const PATIENCE = 30_000;

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Clicks through the pages of a site until it is stopped, and notes unstyled pages, missing files, scripts that fail and refused styles. */
export async function startVisit(address: string): Promise<Visit> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
  const faults: string[] = [];
  const page = await watchedPage(browser, faults);
  let opened = 0;
  let isOver = false;
  await page.goto(address);
  const clicking = (async () => {
    while (!isOver) {
      await (opened % LOADED_EACH === 0 ? page.goto(address) : press(page));
      opened += 1;
      await expectStyled(page, faults);
    }
  })();
  // Waited for when the visit ends.
  clicking.catch(() => undefined);
  return {
    faults,
    opened: () => opened,
    stop: async () => {
      isOver = true;
      await clicking.catch((error: unknown) => faults.push(`the visit ended: ${error}`));
      await browser.close();
    },
  };
}

async function watchedPage(browser: Browser, faults: string[]): Promise<Page> {
  const page = await browser.newPage();
  page.on('pageerror', ({ message }) => faults.push(`error in the page: ${message}`));
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(`console: ${line.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A page that is left breaks off what it was still loading.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} for ${request.url()}`);
  });
  return page;
}

/** Presses one of the site's links, each as likely as another. */
async function press(page: Page): Promise<void> {
  const links = page.locator('a[href^="/"]:visible');
  await links.first().waitFor({ timeout: PATIENCE });
  const count = await links.count();
  // The page may change under the press. The next one finds other links.
  await links
    .nth(Math.floor(Math.random() * count))
    .click({ timeout: 2000 })
    .catch(() => undefined);
}

async function expectStyled(page: Page, faults: string[]): Promise<void> {
  try {
    await page.locator('main').first().waitFor({ timeout: PATIENCE });
    // A browser's own styles leave a margin.
    const margin = await page.evaluate(() => getComputedStyle(document.body).margin);
    if (margin !== '0px') faults.push(`unstyled: ${page.url()}`);
  } catch (error) {
    // A page that is left while it is looked at is looked at again after the next press.
    if (!/Execution context was destroyed/.test(String(error))) throw error;
  }
}
