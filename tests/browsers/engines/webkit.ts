import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities } from 'selenium-webdriver';
import { DrivenPage } from '../driver/driven-page.ts';
import { playwrightScript } from '../driver/playwright-script.ts';
import { answered, watchAnswers } from './answers.ts';
import type { Engine, Look } from './engine.ts';
import { type Screen, startScreen } from './screen.ts';
import { type DriverServer, startDriver } from './webkit-driver.ts';
import { WebkitTab, type WebkitWindow } from './webkit-tab.ts';

/** A screen as large as the window, and a driver that starts a browser on it: one, for it has one session at a time. */
interface Desk {
  screen: Screen;
  server: DriverServer;
}

async function clear({ screen, server }: Desk): Promise<void> {
  await server.end();
  await screen.end();
}

/** WebKit by WebDriver, in WebKitGTK's MiniBrowser. Each visit is a browser of its own, which keeps nothing. */
export function webkitEngine(driverPath: string, browserPath: string): Engine {
  const script = playwrightScript('webkit');
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  // Motion is not reduced here, unlike in the other engines: 1 is what GTK has without a setting.
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=1\n');
  const desks = new Set<Desk>();

  const openDesk = async ({ size, scheme }: Look): Promise<Desk> => {
    const screen = await startScreen(size);
    const env = { ...process.env, DISPLAY: screen.name, XDG_CONFIG_HOME: folder, ...DRAWN_BY_PROCESSOR };
    const server = await startDriver(driverPath, scheme === 'dark' ? { ...env, GTK_THEME: 'Adwaita:dark' } : env);
    const desk = { screen, server };
    desks.add(desk);
    return desk;
  };

  const openWindow = async (look: Look) => {
    const desk = await openDesk(look);
    const driver = await openSession(desk.server.url, browserPath, look);
    const answers = watchAnswers(driver);
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...look.size });
    return {
      driver,
      handle: await driver.getWindowHandle(),
      isLost: answers.isLost,
      async close() {
        if (!answers.isLost()) await driver.quit();
        desks.delete(desk);
        await clear(desk);
      },
    };
  };

  return {
    async visit(look) {
      let opened = await openWindow(look);
      const window: WebkitWindow = {
        ...{ driver: opened.driver, downloads, known: new Set(), turn: Promise.resolve() },
        isLost: () => opened.isLost(),
        async replace() {
          await opened.close();
          opened = await openWindow(look);
          window.driver = opened.driver;
          return opened.handle;
        },
      };
      const tab = new WebkitTab(window, opened.handle);
      return {
        page: DrivenPage.over(tab, script),
        troubles: () => tab.troubles(),
        close: () => opened.close(),
      };
    },
    async end() {
      for (const desk of desks) await clear(desk);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Draws without a graphics card or a thread that composes layers, and in a container that has no other sandbox. */
const DRAWN_BY_PROCESSOR = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

async function openSession(url: string, binary: string, { scheme, storage }: Look) {
  const capabilities = new Capabilities();
  capabilities.set('browserName', 'MiniBrowser');
  // Loads are waited for by the driver, which listens for errors from their beginning.
  capabilities.set('pageLoadStrategy', 'none');
  // Full screen has no toolbar, which would be wider than a phone.
  const args = ['--automation', '--full-screen', ...(scheme === 'dark' ? ['--dark-mode'] : [])];
  // Automation is a private window in any case.
  if (storage === 'off') args.push('--enable-html5-local-storage=false');
  capabilities.set('webkitgtk:browserOptions', { binary, args });
  const driver = new Builder().usingServer(url).withCapabilities(capabilities).build();
  await answered(driver.getSession(), 'newSession', () => undefined);
  return driver;
}
