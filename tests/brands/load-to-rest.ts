import type { Browser, Page, Request } from '@playwright/test';
import { countRenders, type Renders } from './count-renders.ts';

/** What a first visit to a page asks for and renders until nothing more is asked for. */
export interface AtRest extends Renders {
  /** All requests. A platform that is slow on a busy machine is asked a second time, and pictures may come later. */
  requests: number;
  /** Files of the site: scripts, styles, words, icons and typefaces. */
  files: number;
  scripts: number;
}

const OWN_FILE = /^\/(assets|words)\//;

/** Milliseconds without a request after which a page is taken to rest; rows of games are asked for 300 apart. */
const QUIET = 2000;

/** Loads a page in a phone's window, as a first visit. */
export async function loadToRest(browser: Browser, address: string): Promise<AtRest> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(countRenders);
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  const atRest = untilQuiet(page);
  await page.goto(address, { waitUntil: 'load' });
  await atRest;
  const renders = await page.evaluate((): Renders => Reflect.get(globalThis, 'renders'));
  await context.close();
  return {
    requests: asked.length,
    files: asked.filter((request) => OWN_FILE.test(new URL(request.url()).pathname)).length,
    scripts: asked.filter((request) => request.resourceType() === 'script').length,
    ...renders,
  };
}

/** Ends when the last answer has been followed by no request for a while. */
function untilQuiet(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const open = new Set<Request>();
    let ending: NodeJS.Timeout | undefined;
    page.on('request', (request) => {
      open.add(request);
      clearTimeout(ending);
    });
    const end = (request: Request) => {
      open.delete(request);
      clearTimeout(ending);
      if (open.size === 0) ending = setTimeout(resolve, QUIET);
    };
    page.on('requestfinished', end).on('requestfailed', end);
  });
}
