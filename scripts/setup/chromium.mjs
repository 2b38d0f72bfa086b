// Finds a Chromium for the browser tests, or installs Debian's where possible.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './debian.mjs';
import { stop } from './set-up.mjs';

/** The headless shell first: it needs a sixth less CPU for the same page. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium: CHROMIUM_PATH, the system's, Playwright's own, or one that apt-get installs. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : stop(`CHROMIUM_PATH points to ${named}, which does not exist.`);
  return (
    onPath() ??
    (await playwrightsOwn()) ??
    installed() ??
    stop('The browser tests need Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH.')
  );
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installed() {
  return installPackage('Chromium', 'chromium-headless-shell', 'chromium') ? onPath() : undefined;
}
