import type { Download, Locator, Page } from '@playwright/test';
import { DrivenFrame, patiently } from './driven-frame.ts';
import { DrivenLocator, Finder } from './driven-locator.ts';
import { keyNames } from './element-actions.ts';
import { lend } from './lent.ts';
import { nextSavedFile } from './saved-file.ts';
import type { Size, Tab } from './tab.ts';

interface Waiting {
  timeout?: number;
}

/** A part that covers the page now and then, and how the journey deals with it. */
interface Cover {
  locator: Locator;
  uncover(locator: Locator): Promise<unknown>;
  isBusy: boolean;
}

/** Facts that a page keeps about itself. */
interface Known {
  address: string;
  readonly covers: Cover[];
}

/** A page of Firefox or WebKit, with what journeys use of Playwright's `Page`. */
export class DrivenPage extends Finder {
  /** Playwright's matchers know a page by this. */
  readonly _apiName = 'Page';
  readonly keyboard;
  readonly mouse;
  private readonly tab: Tab;
  private readonly self: Page;

  static over(tab: Tab, script: string): Page {
    const known: Known = { address: 'about:blank', covers: [] };
    const heard = (href: string) => {
      known.address = href;
    };
    const frame = new DrivenFrame({ tab, script, heard, clear: () => uncover(known.covers) });
    return new DrivenPage(frame, script, known).self;
  }

  private constructor(
    frame: DrivenFrame,
    private readonly script: string,
    private readonly known: Known,
  ) {
    super(frame, '', () => this.self);
    const { tab } = frame;
    this.tab = tab;
    this.self = lend<Page>(this, 'Page');
    this.keyboard = {
      press: (key: string) => tab.keys(keyNames(key)),
      type: (text: string) => tab.type(text),
      insertText: (text: string) => tab.type(text),
    };
    this.mouse = {
      move: (x: number, y: number) => tab.move({ x, y }),
      wheel: (x: number, y: number) => tab.wheel(x, y),
      click: (x: number, y: number) => tab.press({ x, y }, 1),
    };
  }

  async goto(url: string): Promise<null> {
    await this.tab.goto(url);
    await this.look();
    return null;
  }

  async reload(): Promise<null> {
    await this.tab.reload();
    await this.look();
    return null;
  }

  async goBack(): Promise<null> {
    await this.tab.step(-1);
    return null;
  }

  async goForward(): Promise<null> {
    await this.tab.step(1);
    return null;
  }

  /** The address as of the last answer of the page: every action and every look brings it. */
  url(): string {
    return this.known.address;
  }

  async title(): Promise<string> {
    return this.frame.run(':root', true, () => document.title, undefined);
  }

  async waitForURL(expected: string | RegExp | ((url: URL) => boolean), { timeout }: Waiting = {}): Promise<void> {
    await patiently(`for the address ${expected}`, timeout, async () => {
      await this.look();
      const fits =
        typeof expected === 'string'
          ? this.known.address === expected
          : typeof expected === 'function'
            ? expected(new URL(this.known.address))
            : expected.test(this.known.address);
      return fits ? { done: true } : { wait: `another than ${this.known.address}` };
    });
  }

  waitForFunction: Page['waitForFunction'] = async (act: unknown, given: unknown = undefined, options?: Waiting) => {
    const holds = `(_, elements, given) => Promise.resolve((${String(act)})(given)).then(Boolean)`;
    const done = await patiently(`for ${String(act)}`, options?.timeout, async () =>
      (await this.frame.run(':root', true, holds, given)) ? { done: Object.create(null) } : { wait: 'it to hold' },
    );
    return done;
  };

  /** A function runs with its argument, and its result comes back as JSON; a string is a script without a result. */
  evaluate: Page['evaluate'] = async (act: unknown, given: unknown = undefined) => {
    const call = typeof act === 'string' ? `() => { ${act}\n}` : `(_, elements, given) => (${String(act)})(given)`;
    return JSON.parse(JSON.stringify((await this.frame.run(':root', true, call, given)) ?? null));
  };

  addInitScript: Page['addInitScript'] = async (act: unknown, given: unknown = undefined) => {
    await this.tab.preload(`(${String(act)})(${JSON.stringify(given)})`);
    return Object.create(null);
  };

  async addLocatorHandler(locator: Locator, uncover: (locator: Locator) => Promise<unknown>): Promise<void> {
    this.known.covers.push({ locator, uncover, isBusy: false });
  }

  setViewportSize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }

  viewportSize(): null {
    return null;
  }

  async screenshot({ path }: { path?: string } = {}): Promise<Buffer> {
    const picture = await this.tab.screenshot();
    if (path) await (await import('node:fs/promises')).writeFile(path, picture);
    return picture;
  }

  /** The next page that this one opens, the next file that it saves, or the end of this one. */
  async waitForEvent(event: string): Promise<Page | Download> {
    if (event === 'download') return lend<Download>(await nextSavedFile(this.tab.downloads), 'Download');
    if (event === 'popup') return DrivenPage.over(await this.tab.nextTab(), this.script);
    if (event !== 'close') throw new Error(`The driver knows no event ${event}.`);
    await patiently('for the page to close', undefined, async () =>
      (await this.tab.isClosed()) ? { done: true } : { wait: 'it' },
    );
    return this.self;
  }

  bringToFront(): Promise<void> {
    return this.tab.show();
  }

  close(): Promise<void> {
    return this.tab.close();
  }

  context() {
    const newPage = async () => DrivenPage.over(await this.tab.open(), this.script);
    return { _options: {}, cookies: () => this.tab.cookies(), newPage };
  }

  mainFrame() {
    const waitForURL = (fits: (url: URL) => boolean, waiting?: Waiting) => this.waitForURL(fits, waiting);
    const root = new DrivenLocator(this.frame, ':root', () => this.self);
    return { waitForURL, _expect: root._expect.bind(root) };
  }

  private async look(): Promise<void> {
    await this.frame.run(':root', true, () => true, undefined);
  }
}

/** Deals with what covers the page, as a person would before going on. */
async function uncover(covers: readonly Cover[]): Promise<void> {
  for (const cover of covers) {
    if (cover.isBusy || !(await cover.locator.isVisible())) continue;
    cover.isBusy = true;
    await cover.uncover(cover.locator);
    await cover.locator.waitFor({ state: 'hidden' });
    cover.isBusy = false;
  }
}
