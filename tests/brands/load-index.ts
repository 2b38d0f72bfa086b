import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { withPreview } from './preview-site.ts';

/** Files that a browser has loaded once /index is idle. Sizes are in bytes after gzip. */
export interface Loaded {
  /** Paths of scripts and stylesheets; the page itself contains the first stylesheets. */
  files: string[];
  js: number;
  css: number;
}

/** Serves a brand with its production headers and loads its /index in a browser with a phone's window. */
export function loadIndex(brand: string): Promise<Loaded> {
  return withPreview(brand, (browser, address) => load(browser, `${address}index`));
}

async function load(browser: Browser, address: string): Promise<Loaded> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) bodies.set(pathname, response.body());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const inPage = await page.evaluate(() => [...document.querySelectorAll('style')].map((style) => style.textContent));
  const loaded = await sum(bodies);
  return { ...loaded, css: loaded.css + inPage.reduce((total, css) => total + gzipped(css ?? ''), 0) };
}

async function sum(bodies: ReadonlyMap<string, Promise<Buffer>>): Promise<Loaded> {
  const loaded: Loaded = { files: [...bodies.keys()].sort(), js: 0, css: 0 };
  for (const [file, body] of bodies) {
    loaded[file.endsWith('.js') ? 'js' : 'css'] += gzipped(await body);
  }
  return loaded;
}

function gzipped(bytes: Buffer | string): number {
  return gzipSync(bytes, { level: 9 }).length;
}
