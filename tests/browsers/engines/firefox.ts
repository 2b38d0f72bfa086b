import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { DrivenPage } from '../driver/driven-page.ts';
import { playwrightScript } from '../driver/playwright-script.ts';
import type { Tab } from '../driver/tab.ts';
import { boundProgram } from './bound-process.ts';
import type { Engine, Look } from './engine.ts';

/** Preferences of a browser of its own: they hold for all of its windows. */
function preferencesOf({ isPhone, scheme, storage }: Look): Record<string, number | boolean> {
  return {
    'ui.prefersReducedMotion': 1,
    'dom.storage.enabled': storage !== 'off',
    'browser.privatebrowsing.autostart': storage === 'private',
    'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    // A finger is coarse and hovers nowhere; in Firefox's words both are capabilities of the pointer, 1 and none.
    ...(isPhone && {
      'dom.w3c_touch_events.enabled': 1,
      'ui.primaryPointerCapabilities': 1,
      'ui.allPointerCapabilities': 1,
    }),
  };
}

/** Preferences of a browser that saves files to a folder without asking. */
function savingTo(folder: string): Record<string, string | number | boolean> {
  return {
    'browser.download.folderList': 2,
    'browser.download.dir': folder,
    'browser.download.useDownloadDir': true,
    'browser.download.alwaysOpenPanel': false,
    'browser.helperApps.neverAsk.saveToDisk': 'text/csv,image/png,image/svg+xml',
  };
}

/** Firefox by WebDriver BiDi. @param executablePath of a Firefox, ESR 140 or newer */
export function firefoxEngine(executablePath: string): Engine {
  const browsers = new Map<string, Promise<Browser>>();
  const script = playwrightScript('firefox');
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  const program = boundProgram(folder, executablePath);
  const launch = (look: Look) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      extraPrefsFirefox: { ...preferencesOf(look), ...savingTo(downloads) },
      defaultViewport: null,
      // A journey has a limit of its own, and puppeteer's are short for a busy machine.
      timeout: 0,
      protocolTimeout: 0,
    });
  return {
    async visit(look) {
      const kind = JSON.stringify(preferencesOf(look));
      const browser = browsers.get(kind) ?? launch(look);
      browsers.set(kind, browser);
      const context = await (await browser).createBrowserContext();
      const opened = await context.newPage();
      await opened.setViewport({ ...look.size, hasTouch: look.isPhone });
      const tab = await FirefoxTab.over(opened, downloads);
      return {
        page: DrivenPage.over(tab, script),
        troubles: () => tab.troubles(),
        close: () => context.close(),
      };
    },
    async end() {
      for (const browser of browsers.values()) await (await browser).close();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Firefox itself logs these when a navigation or a log-out gives something up, and no page can prevent it: a script whose digest is
 * that of nothing, a font (the status is NS_BINDING_ABORTED), and a live connection that was still being made.
 */
const GIVEN_UP = [
  /^uncaught: downloadable font: download failed .* status=2152398850 /,
  /47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=/,
  /^uncaught: Firefox can’t establish a connection to the server at wss?:/,
  /^uncaught: The connection to wss?:\S+ was interrupted while the page was loading/,
];

/** The protocol passes on an error that the page logs without its words, and the page may be gone before they are asked for. */
const SPELL_ERRORS = `{
  const { error } = console;
  const spell = (said) => (said instanceof Error ? said + '\\n' + said.stack : said);
  console.error = (...said) => error.apply(console, said.map(spell));
}`;

class FirefoxTab implements Tab {
  private readonly heard: string[] = [];
  private readonly opened: Tab[] = [];
  private waiting: ((tab: Tab) => void) | undefined;

  /** A tab that tells of everything that goes wrong in it from its first document on. */
  static async over(page: Page, downloads: string): Promise<FirefoxTab> {
    const tab = new FirefoxTab(page, downloads);
    await tab.preload(SPELL_ERRORS);
    return tab;
  }

  private constructor(
    private readonly page: Page,
    readonly downloads: string,
  ) {
    page.on('pageerror', (error) => this.hear(`uncaught: ${error instanceof Error ? error.message : String(error)}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.hear(`console: ${message.text()}`);
    });
    page.on('popup', (popup) => {
      if (!popup) return;
      const tab = new FirefoxTab(popup, downloads);
      if (this.waiting) this.waiting(tab);
      else this.opened.push(tab);
      this.waiting = undefined;
    });
  }

  private hear(trouble: string): void {
    if (!GIVEN_UP.some((given) => given.test(trouble))) this.heard.push(trouble);
  }

  async evaluate(expression: string, frames: readonly string[]): Promise<unknown> {
    let frame = this.page.mainFrame();
    for (const found of frames) {
      const element = (await frame.evaluateHandle(found)).asElement();
      const inner = await element?.contentFrame();
      if (!inner) throw new Error('There is no such frame yet.');
      frame = inner;
    }
    return frame.evaluate(expression);
  }

  async goto(url: string): Promise<void> {
    await this.page.goto(url, { timeout: 0 });
  }

  async reload(): Promise<void> {
    await this.page.reload({ timeout: 0 });
  }

  async step(delta: -1 | 1): Promise<void> {
    await (delta === -1 ? this.page.goBack({ timeout: 0 }) : this.page.goForward({ timeout: 0 }));
  }

  async preload(expression: string): Promise<void> {
    // The empty document before the first one, and a game in a sandbox, have no storage and no origin.
    await this.page.evaluateOnNewDocument(`if (origin !== 'null') ${expression}`);
  }

  move({ x, y }: { x: number; y: number }): Promise<void> {
    return this.page.mouse.move(x, y);
  }

  press({ x, y }: { x: number; y: number }, count: number): Promise<void> {
    return this.page.mouse.click(x, y, { count });
  }

  tap({ x, y }: { x: number; y: number }): Promise<void> {
    return this.page.touchscreen.tap(x, y);
  }

  wheel(deltaX: number, deltaY: number): Promise<void> {
    return this.page.mouse.wheel({ deltaX, deltaY });
  }

  async keys(names: readonly string[]): Promise<void> {
    const keys = names.filter(isKey);
    for (const key of keys) await this.page.keyboard.down(key);
    for (const key of keys.toReversed()) await this.page.keyboard.up(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  resize(size: { width: number; height: number }): Promise<void> {
    return this.page.setViewport(size);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.page.screenshot());
  }

  async cookies() {
    const cookies = await this.page.browserContext().cookies();
    return cookies.map(({ name, value, secure = false }) => ({ name, value, secure }));
  }

  async troubles(): Promise<string[]> {
    return this.heard;
  }

  nextTab(): Promise<Tab> {
    const opened = this.opened.shift();
    if (opened) return Promise.resolve(opened);
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  async open(): Promise<Tab> {
    const tab = await FirefoxTab.over(await this.page.browserContext().newPage(), this.downloads);
    const size = this.page.viewport();
    if (size) await tab.page.setViewport(size);
    return tab;
  }

  show(): Promise<void> {
    return this.page.bringToFront();
  }

  close(): Promise<void> {
    return this.page.close();
  }

  async isClosed(): Promise<boolean> {
    return this.page.isClosed();
  }
}

/** Puppeteer names its keys in a type of its own; an unknown one throws there. */
function isKey(name: string): name is KeyInput {
  return name.length > 0;
}
