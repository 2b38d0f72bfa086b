/** Path of a Chromium: CHROMIUM_PATH, a headless shell, which apt-get may install, the system's, or Playwright's own. */
export function findChromium(): Promise<string>;
