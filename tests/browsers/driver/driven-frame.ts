import { type Aim, type Attempt, aim, frameCorner, landed, type PlaywrightScript } from './in-page.ts';
import { KEPT } from './playwright-script.ts';
import type { Point, Tab } from './tab.ts';

/** Milliseconds until what does not come is a failure. */
export const PATIENCE = 30_000;

/** Milliseconds between two looks at the page; the last one repeats. */
const PAUSES = [0, 20, 50, 100, 100, 250];

type InPage<Given, Value> = (script: PlaywrightScript, elements: Element[], given: Given) => Value | Promise<Value>;

/** Answer of the page. */
type Answer<Value> = { missing: true } | { error: string } | { value: Value; href: string };

/** Parts of a driven page besides its tab. */
export interface Surroundings {
  tab: Tab;
  /** The expression that puts Playwright's script into a document. */
  script: string;
  /** Told the address of the page with every answer. */
  heard(href: string): void;
  /** Called before every action, to deal with what covers the page. */
  clear(): Promise<void>;
}

/** A document that locators look into: the page's, or a frame's. */
export class DrivenFrame {
  constructor(
    private readonly around: Surroundings,
    private readonly above?: { frame: DrivenFrame; selector: string },
  ) {}

  /** The document in the frame that a selector finds in this one. */
  inner(selector: string): DrivenFrame {
    return new DrivenFrame(this.around, { frame: this, selector });
  }

  get tab(): Tab {
    return this.around.tab;
  }

  /** Deals with what covers the page, before an action. */
  clear(): Promise<void> {
    return this.around.clear();
  }

  /**
   * Runs a function on the elements that a selector finds, in one step of the page.
   * @param isOne whether more than one element is a mistake
   * @throws with what the function throws, and when the document goes away meanwhile
   */
  async run<Given, Value>(
    selector: string,
    isOne: boolean,
    act: InPage<Given, Value> | string,
    given: Given,
  ): Promise<Value> {
    const expression = `(async () => {
      const script = ${KEPT};
      if (!script) return JSON.stringify({ missing: true });
      try {
        const parsed = script.parseSelector(${JSON.stringify(selector)});
        const elements = script.querySelectorAll(parsed, document);
        if (${isOne} && elements.length > 1) throw script.strictModeViolationError(parsed, elements);
        const value = await (${act})(script, elements, ${JSON.stringify(given)});
        return JSON.stringify({ value, href: location.href });
      } catch (error) { return JSON.stringify({ error: String(error?.message ?? error) }); } })()`;
    const answer = await this.ask<Value>(expression);
    if ('error' in answer) throw new PageError(answer.error);
    if ('missing' in answer) throw new Error('The document has no script of the driver.');
    if (!this.above) this.around.heard(answer.href);
    return answer.value;
  }

  /** Tries until it is done. @throws with what it waited for */
  async until<Given, Value>(
    what: { selector: string; wants: string; timeout?: number | undefined },
    act: (attempt: number) => [InPage<Given, Attempt<Value>>, Given],
  ): Promise<Value> {
    return patiently(what.wants, what.timeout, async (attempt) => {
      const [inPage, given] = act(attempt);
      return this.run(what.selector, true, inPage, given);
    });
  }

  /** Presses, touches or points at an element by the engine's own pointer, once it can be and nothing covers it. */
  async point(selector: string, how: { action: Aim['action']; states: string[]; times: number; timeout?: number }) {
    const blocks: ScrollLogicalPosition[] = ['center', 'end', 'start', 'nearest'];
    await patiently(`to ${how.action} ${selector}`, how.timeout, async (attempt) => {
      await this.around.clear();
      const block = blocks[attempt % blocks.length] ?? 'center';
      const aimed = await this.run(selector, true, aim, { action: how.action, block, states: how.states });
      if ('wait' in aimed) return aimed;
      const corner = await this.corner();
      const place = { x: corner.x + aimed.done.x, y: corner.y + aimed.done.y };
      if (how.action === 'tap') await this.tab.tap(place);
      else if (how.action === 'hover') await this.tab.move(place);
      else await this.tab.press(place, how.times);
      return this.landing();
    });
  }

  /** Corner of the window at which this document begins. */
  private async corner(): Promise<Point> {
    if (!this.above) return { x: 0, y: 0 };
    const { frame, selector } = this.above;
    const outer = await frame.corner();
    const own = await frame.until<undefined, Point>({ selector, wants: selector }, () => [frameCorner, undefined]);
    return { x: outer.x + own.x, y: outer.y + own.y };
  }

  private async landing(): Promise<Attempt<true>> {
    // If the script is missing, the press has led to another document, which had it then.
    return this.run(':root', true, landed, undefined).catch((reason): Attempt<true> => {
      if (reason instanceof PageError) throw reason;
      return { done: true };
    });
  }

  private async ask<Value>(expression: string): Promise<Answer<Value>> {
    const path = await this.path();
    const answer: Answer<Value> = await this.parse(expression, path);
    if (!('missing' in answer)) return answer;
    await this.tab.evaluate(this.around.script, path);
    return this.parse(expression, path);
  }

  private async parse<Value>(expression: string, path: readonly string[]): Promise<Answer<Value>> {
    return JSON.parse(String(await this.tab.evaluate(expression, path)));
  }

  /** Expressions of the frame elements down to here; the documents above have the script then. */
  private async path(): Promise<string[]> {
    if (!this.above) return [];
    const { frame, selector } = this.above;
    const found = await frame.run(selector, true, (_, elements) => elements.length, undefined);
    if (found === 0) throw new Error(`There is no frame ${selector} yet.`);
    const parsed = `${KEPT}.parseSelector(${JSON.stringify(selector)})`;
    return [...(await frame.path()), `${KEPT}.querySelectorAll(${parsed}, document)[0]`];
  }
}

/** A mistake within the page, such as a locator that finds two elements; waiting would not help. */
export class PageError extends Error {}

/** Tries until it is done; a document that goes away meanwhile is one more reason to try again. @throws with what it waited for */
export async function patiently<Value>(
  wants: string,
  timeout: number | undefined,
  attempt: (count: number) => Promise<Attempt<Value>>,
): Promise<Value> {
  const end = Date.now() + (timeout || PATIENCE);
  for (let count = 0; ; count += 1) {
    const result = await attempt(count).catch((reason: Error): Attempt<Value> => {
      if (reason instanceof PageError) throw reason;
      return { wait: `the page (${reason.message})` };
    });
    if ('done' in result) return result.done;
    if (Date.now() > end) throw new Error(`Waited ${wants}: it still waits for ${result.wait}.`);
    await pause(count);
  }
}

export async function pause(count: number): Promise<void> {
  const time = PAUSES[Math.min(count, PAUSES.length - 1)];
  await new Promise((resume) => setTimeout(resume, time));
}
