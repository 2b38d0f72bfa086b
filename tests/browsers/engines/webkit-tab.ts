import { Key, Origin, type WebDriver, WebElement } from 'selenium-webdriver';
import { patiently } from '../driver/driven-frame.ts';
import type { Point, Size, Tab } from '../driver/tab.ts';
import { AnswerLost } from './answers.ts';

/** A browser under WebDriver, which does one thing at a time in one of its tabs. */
export interface WebkitWindow {
  driver: WebDriver;
  /** The folder that it saves files to. */
  readonly downloads: string;
  /** Its tabs that the journey knows. */
  readonly known: Set<string>;
  /** Ends with the last thing that was asked. */
  turn: Promise<unknown>;
  /** Whether the driver did not answer the last thing that was asked. */
  isLost(): boolean;
  /** Starts another browser in its place. @returns its tab */
  replace(): Promise<string>;
}

/** A page with nothing on it, of any site; a server for development answers it with the site itself. */
const LIGHT_PAGE = '/robots.txt';

/**
 * WebDriver tells nothing of errors, so the page does: from the first look of the driver on, which comes while the document
 * loads. An error before that is not heard. What an observer of sizes leaves for the next frame is an event in every engine,
 * but an error in none.
 */
const LISTEN = `
  if (!window[Symbol.for('brandgen.troubles')]) {
    const heard = (window[Symbol.for('brandgen.troubles')] = []);
    addEventListener('error', ({ message }) => { if (message && !message.startsWith('ResizeObserver loop')) heard.push('uncaught: ' + message); });
    addEventListener('unhandledrejection', ({ reason }) => heard.push('uncaught: ' + (reason?.message ?? reason)));
    addEventListener('securitypolicyviolation', (event) => heard.push('policy: ' + event.violatedDirective));
    const { error } = console;
    console.error = (...said) => { heard.push('console: ' + said.join(' ')); error.apply(console, said); };
  }`;
const TELL = `window[Symbol.for('brandgen.troubles')].splice(0)`;

/** Stops listening in a document that is left in the middle of its imports, which is not a step of a journey. */
const HEAR_NO_MORE = `(window[Symbol.for('brandgen.troubles')].push = () => 0)`;

/** A document that is about to be left. */
const OLD = `window[Symbol.for('brandgen.old')]`;

export class WebkitTab implements Tab {
  private readonly heard: string[] = [];
  private readonly preloads: string[] = [];
  private readonly origins = new Set<string>();
  private hasOpened = false;

  constructor(
    private readonly window: WebkitWindow,
    private handle: string,
  ) {
    window.known.add(handle);
  }

  get downloads(): string {
    return this.window.downloads;
  }

  async evaluate(expression: string, frames: readonly string[]): Promise<unknown> {
    return this.take(async (driver) => {
      for (const found of frames) {
        const element: unknown = await driver.executeScript(`return ${found}`);
        if (!(element instanceof WebElement)) throw new Error('There is no such frame yet.');
        await driver.switchTo().frame(element);
      }
      const answer: { value: unknown; troubles: string[] } = await driver.executeScript(
        `${LISTEN} return Promise.resolve(${expression}).then((value) => ({ value, troubles: ${TELL} }))`,
      );
      this.heard.push(...answer.troubles);
      return answer.value;
    }, frames.length > 0);
  }

  /**
   * A browser that hangs as it opens the first page is replaced by another one: the journey has not begun then. Later it would
   * have, and the journey fails.
   */
  async goto(url: string): Promise<void> {
    try {
      await this.visit(url);
    } catch (reason) {
      if (this.hasOpened || !this.window.isLost()) throw reason;
      process.stderr.write(`WebKit hung as it opened ${url}, and another browser goes on. ${reason}\n`);
      this.handle = await this.window.replace();
      this.window.known.add(this.handle);
      this.origins.clear();
      await this.visit(url);
    }
    this.hasOpened = true;
  }

  private async visit(url: string): Promise<void> {
    const { origin } = new URL(url);
    if (this.preloads.length > 0 && !this.origins.has(origin)) {
      await this.load((driver) => driver.get(origin + LIGHT_PAGE));
      for (const expression of this.preloads) await this.evaluate(expression, []);
      await this.evaluate(HEAR_NO_MORE, []);
    }
    this.origins.add(origin);
    await this.load((driver) => driver.get(url));
  }

  async reload(): Promise<void> {
    await this.load((driver) => driver.navigate().refresh());
  }

  async step(delta: -1 | 1): Promise<void> {
    await this.take((driver) => (delta === -1 ? driver.navigate().back() : driver.navigate().forward()));
  }

  /** Runs once for each site, on a page of it with nothing else: enough for what a site finds in the tab's storage. */
  async preload(expression: string): Promise<void> {
    this.preloads.push(expression);
  }

  async move({ x, y }: Point): Promise<void> {
    await this.take((driver) => driver.actions({ async: true }).move({ x, y, origin: Origin.VIEWPORT }).perform());
  }

  async press({ x, y }: Point, times: number): Promise<void> {
    await this.take((driver) => {
      let actions = driver.actions({ async: true }).move({ x, y, origin: Origin.VIEWPORT });
      for (let count = 1; count <= times; count += 1) actions = actions.press().release();
      return done(actions.perform());
    });
  }

  /** WebKitGTK's driver has no touch. */
  tap(point: Point): Promise<void> {
    return this.press(point, 1);
  }

  /** WebKitGTK's driver has no wheel. */
  async wheel(x: number, y: number): Promise<void> {
    await this.evaluate(`scrollBy(${x}, ${y})`, []);
  }

  async keys(names: readonly string[]): Promise<void> {
    await this.take((driver) => {
      let actions = driver.actions();
      for (const name of names) actions = actions.keyDown(keyOf(name));
      for (const name of names.toReversed()) actions = actions.keyUp(keyOf(name));
      return done(actions.perform());
    });
  }

  async type(text: string): Promise<void> {
    await this.take((driver) => done(driver.actions().sendKeys(text).perform()));
  }

  async resize({ width, height }: Size): Promise<void> {
    await this.take((driver) => driver.manage().window().setRect({ x: 0, y: 0, width, height }));
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.take((driver) => driver.takeScreenshot()), 'base64');
  }

  async cookies() {
    const cookies = await this.take((driver) => driver.manage().getCookies());
    return cookies.map(({ name, value, secure = false }) => ({ name, value, secure }));
  }

  async troubles(): Promise<string[]> {
    if (!(await this.isClosed())) await this.evaluate('true', []);
    return this.heard;
  }

  async nextTab(): Promise<Tab> {
    const handle = await patiently('for a new tab', undefined, async () => {
      const opened = (await this.window.driver.getAllWindowHandles()).find((name) => !this.window.known.has(name));
      return opened ? { done: opened } : { wait: 'it' };
    });
    return new WebkitTab(this.window, handle);
  }

  /** The driver opens it: WebKitGTK opens no window for a page's own `window.open` with `noopener`. */
  async open(): Promise<Tab> {
    const handle = await this.take(async (driver) => {
      await driver.switchTo().newWindow('tab');
      return driver.getWindowHandle();
    });
    return new WebkitTab(this.window, handle);
  }

  async show(): Promise<void> {
    await this.take(async () => undefined);
  }

  async close(): Promise<void> {
    await this.take((driver) => driver.close());
  }

  async isClosed(): Promise<boolean> {
    return !(await this.window.driver.getAllWindowHandles()).includes(this.handle);
  }

  /** Starts to load a document and waits until it is loaded. */
  private async load(start: (driver: WebDriver) => Promise<void>): Promise<void> {
    await this.evaluate(`(${OLD} = true)`, []);
    await this.take(start);
    await patiently('for a document', undefined, async () => {
      const isLoaded = await this.evaluate(`document.readyState === 'complete' && !${OLD}`, []);
      return isLoaded === true ? { done: true } : { wait: 'its load' };
    });
  }

  /** Does one thing in this tab after what was asked before. */
  private take<Value>(act: (driver: WebDriver) => Promise<Value>, isInFrame = false): Promise<Value> {
    const { driver } = this.window;
    const turn = this.window.turn.then(async () => {
      await driver.switchTo().window(this.handle);
      try {
        return await act(driver);
      } finally {
        if (isInFrame) await driver.switchTo().defaultContent();
      }
    });
    this.window.turn = turn.catch(() => undefined);
    return turn;
  }
}

/** An action whose answer is lost is not done twice: the page tells whether it came to it. */
async function done(action: Promise<void>): Promise<void> {
  await action.catch((reason: unknown) => {
    if (!(reason instanceof AnswerLost)) throw reason;
  });
}

/** WebDriver's character for a key of the DOM's names. */
function keyOf(name: string): string {
  const named = Object.entries(Key).find(([key]) => key.replaceAll('_', '').toLowerCase() === name.toLowerCase())?.[1];
  return typeof named === 'string' ? named : name;
}
