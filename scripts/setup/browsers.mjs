// Finds Firefox and WebKit for the browsers' journeys, or installs Debian's where possible.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from './debian.mjs';
import { findProgram } from './find-program.mjs';
import { stop } from './set-up.mjs';

/** Folders of Debian with WebKitGTK's small browser, one for each processor and version. */
const LIBRARIES = ['/usr/lib', '/usr/libexec'];

/** Earlier ones lack what Playwright asks of WebDriver BiDi: version 140 fails with “unknown command”. */
const OLDEST_FIREFOX = 153;

/** Path of a Firefox: FIREFOX_PATH, the system's, or the one that apt-get installs, also where the system's is too old. */
export function findFirefox() {
  const find = () => findBrowser('FIREFOX_PATH', 'Firefox', ['firefox-esr', 'firefox'], 'firefox-esr');
  const browser = find();
  if (isNewEnough(browser)) return browser;
  const newer = !process.env.FIREFOX_PATH && installPackage('A newer Firefox', 'firefox-esr') ? find() : browser;
  if (isNewEnough(newer)) return newer;
  return stop(
    `The browsers' journeys need Firefox ${OLDEST_FIREFOX} or newer, and ${newer} is older: update it or set FIREFOX_PATH.`,
  );
}

function isNewEnough(firefox) {
  const { stdout } = spawnSync(firefox, ['--version'], { encoding: 'utf8' });
  return Number(/Firefox (\d+)/.exec(stdout ?? '')?.[1]) >= OLDEST_FIREFOX;
}

/** Paths that the journeys in WebKit need: its driver, its browser, and a display without a screen. */
export function findWebkit() {
  const XVFB_PATH = findBrowser('XVFB_PATH', 'Xvfb', ['Xvfb'], 'xvfb');
  const WEBKIT_DRIVER_PATH = findBrowser('WEBKIT_DRIVER_PATH', 'WebKit', ['WebKitWebDriver'], 'webkit2gtk-driver');
  const WEBKIT_BROWSER_PATH = process.env.WEBKIT_BROWSER_PATH ?? miniBrowser();
  if (!WEBKIT_BROWSER_PATH || !existsSync(WEBKIT_BROWSER_PATH))
    stop('The journeys in WebKit need its MiniBrowser: set WEBKIT_BROWSER_PATH.');
  return { XVFB_PATH, WEBKIT_DRIVER_PATH, WEBKIT_BROWSER_PATH };
}

function findBrowser(variable, title, names, debian) {
  return findProgram({ variable, title, names, debian, need: "The browsers' journeys need" });
}

/** The newest, below /usr/lib/<processor>/webkit2gtk-<version>/ or /usr/libexec/webkit2gtk-<version>/. */
function miniBrowser() {
  const near = LIBRARIES.filter((folder) => existsSync(folder)).flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.includes('-linux-'))
      .map((name) => join(folder, name)),
  ]);
  return near
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^webkit(2)?gtk-/.test(name))
        .map((name) => join(folder, name)),
    )
    .map((folder) => join(folder, 'MiniBrowser'))
    .toSorted()
    .findLast((file) => existsSync(file));
}
