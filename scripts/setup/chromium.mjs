// Finds a Chromium for the browser tests, or installs Debian's where possible.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './debian.mjs';
import { stop } from './set-up.mjs';

/** Needs a sixth less processor time for the tests than a whole Chromium, so it is installed even beside one. */
const SHELL = ['chromium-headless-shell'];

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium: CHROMIUM_PATH, a headless shell, which apt-get may install, the system's, or Playwright's own. */
export async function findChromium() {
  const path = await find();
  console.log(`The browser tests run in ${path}.`);
  return path;
}

async function find() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : stop(`CHROMIUM_PATH points to ${named}, which does not exist.`);
  return (
    onPath(SHELL) ??
    installed(SHELL) ??
    onPath(WHOLE) ??
    (await playwrightsOwn()) ??
    installed(['chromium']) ??
    stop('The browser tests need Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH.')
  );
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installed(names) {
  return installPackage(`A browser for the tests (${names[0]})`, ...names) ? onPath(names) : undefined;
}
