import type { Locator } from '@playwright/test';
import { type DrivenFrame, PATIENCE, PageError, patiently, pause } from './driven-frame.ts';
import { check, choose, type Expectation, focusElement, giveFiles, hasState, startFilling } from './in-page.ts';

type Members =
  | ('click' | 'dblclick' | 'tap' | 'hover' | 'fill' | 'clear' | 'press' | 'pressSequentially' | 'focus')
  | ('check' | 'uncheck' | 'setChecked' | 'selectOption' | 'setInputFiles' | 'waitFor' | 'count')
  | ('evaluate' | 'evaluateAll' | 'innerText' | 'textContent' | 'getAttribute' | 'inputValue' | 'allInnerTexts')
  | ('allTextContents' | 'boundingBox' | 'isVisible' | 'isHidden' | 'isEnabled' | 'isDisabled' | 'isChecked');

interface Patience {
  timeout?: number;
}

/** Expectation that a matcher gives a locator, with its time limit. */
type Expected = Omit<Expectation, 'expression'> & { timeout: number; title?: string; signal?: AbortSignal };

/** Acts on the elements that a locator finds, and reads them, as Playwright's locator does. */
export class ElementActions implements Pick<Locator, Members> {
  constructor(
    readonly frame: DrivenFrame,
    readonly selector: string,
  ) {}

  async click(options: Parameters<Locator['click']>[0] = {}): Promise<void> {
    await this.point('mouse', 1, options);
  }

  async dblclick(options: Patience = {}): Promise<void> {
    await this.point('mouse', 2, options);
  }

  async tap(options: Patience = {}): Promise<void> {
    await this.point('tap', 0, options);
  }

  async hover(options: Patience = {}): Promise<void> {
    const states = ['visible', 'stable'];
    await this.frame.point(this.selector, { action: 'hover', states, times: 0, ...options });
  }

  async fill(value: string, { timeout }: Patience = {}): Promise<void> {
    const what = { selector: this.selector, wants: `to fill ${this.selector}`, timeout };
    await this.frame.clear();
    const state = await this.frame.until<string, string>(what, () => [startFilling, value]);
    if (state !== 'needsinput') return;
    if (value === '') await this.frame.tab.keys(['Delete']);
    else await this.frame.tab.type(value);
  }

  clear(options?: Patience): Promise<void> {
    return this.fill('', options);
  }

  async focus({ timeout }: Patience = {}): Promise<void> {
    const what = { selector: this.selector, wants: `to focus ${this.selector}`, timeout };
    await this.frame.until<undefined, true>(what, () => [focusElement, undefined]);
  }

  async press(key: string, options?: Patience): Promise<void> {
    await this.focus(options);
    await this.frame.tab.keys(keyNames(key));
  }

  async pressSequentially(text: string, options?: Patience): Promise<void> {
    await this.focus(options);
    await this.frame.tab.type(text);
  }

  check(options?: Patience): Promise<void> {
    return this.setChecked(true, options);
  }

  uncheck(options?: Patience): Promise<void> {
    return this.setChecked(false, options);
  }

  async setChecked(checked: boolean, options: Patience = {}): Promise<void> {
    await this.waitFor({ state: 'attached', ...options });
    if ((await this.isChecked()) === checked) return;
    await this.point('mouse', 1, options);
    if ((await this.isChecked()) !== checked) throw new PageError(`A press has not changed ${this.selector}.`);
  }

  async selectOption(values: Parameters<Locator['selectOption']>[0], { timeout }: Patience = {}): Promise<string[]> {
    const all = Array.isArray(values) ? values : [values];
    const options = all.map((value) => (typeof value === 'string' ? { valueOrLabel: value } : { ...value }));
    const what = { selector: this.selector, wants: `to choose in ${this.selector}`, timeout };
    await this.frame.clear();
    return this.frame.until<object[], string[]>(what, () => [choose, options]);
  }

  async setInputFiles(given: Parameters<Locator['setInputFiles']>[0], { timeout }: Patience = {}): Promise<void> {
    const files = (Array.isArray(given) ? given : [given]).map((file) => {
      if (typeof file === 'string') throw new Error('A file is given by its name, type and content.');
      return { name: file.name, mimeType: file.mimeType, buffer: file.buffer.toString('base64') };
    });
    const what = { selector: this.selector, wants: `to give files to ${this.selector}`, timeout };
    await this.frame.until<object[], true>(what, () => [giveFiles, files]);
  }

  async waitFor({ state = 'visible', timeout }: Parameters<Locator['waitFor']>[0] = {}): Promise<void> {
    await patiently(`for ${this.selector} to be ${state}`, timeout, async () =>
      (await this.has(state)) ? { done: true } : { wait: `it to be ${state}` },
    );
  }

  count(): Promise<number> {
    return this.frame.run(this.selector, false, (_, found) => found.length, undefined);
  }

  isVisible(): Promise<boolean> {
    return this.has('visible');
  }

  isHidden(): Promise<boolean> {
    return this.has('hidden');
  }

  isEnabled(): Promise<boolean> {
    return this.has('enabled');
  }

  isDisabled(): Promise<boolean> {
    return this.has('disabled');
  }

  isChecked(): Promise<boolean> {
    return this.has('checked');
  }

  innerText(): Promise<string> {
    return this.read((element) => (element instanceof HTMLElement ? element.innerText : ''));
  }

  textContent(): Promise<string | null> {
    return this.read((element) => element.textContent);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.read((element, attribute: string) => element.getAttribute(attribute), name);
  }

  inputValue(): Promise<string> {
    return this.read((element) => ('value' in element ? String(element.value) : ''));
  }

  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null> {
    return this.read((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.getClientRects().length > 0 ? { x, y, width, height } : null;
    });
  }

  allInnerTexts(): Promise<string[]> {
    return this.evaluateAll((found) => found.map((element) => ('innerText' in element ? element.innerText : '')));
  }

  allTextContents(): Promise<string[]> {
    return this.evaluateAll((found) => found.map((element) => element.textContent ?? ''));
  }

  // The journey alone knows what its function returns; JSON brings it here.
  evaluate: Locator['evaluate'] = async (act: unknown, given: unknown = undefined) => {
    await this.waitFor({ state: 'attached' });
    const { value } = await this.runGiven(true, `(_, [element], given) => (${String(act)})(element, given)`, given);
    return value;
  };

  evaluateAll: Locator['evaluateAll'] = async (act: unknown, given: unknown = undefined) => {
    const { value } = await this.runGiven(false, `(_, elements, given) => (${String(act)})(elements, given)`, given);
    return value;
  };

  /** Answers Playwright's matchers: whether the expectation holds, and what is there instead. */
  async _expect(expression: string, { timeout, ...expected }: Expected) {
    const { isNot, expectedNumber, expectedText, ...others } = expected;
    const { title: _title, signal: _signal, ...more } = { title: '', signal: undefined, ...others };
    const expectation = { expression, isNot, expectedNumber, expectedText, ...more };
    const end = Date.now() + (timeout || PATIENCE);
    for (let count = 0; ; count += 1) {
      const answer = await this.ask(expectation);
      if (answer.matches !== isNot) return answer;
      if (Date.now() > end) return { ...answer, timedOut: true };
      await pause(count);
    }
  }

  private async ask(expectation: object) {
    const isOne = !/\.array$|have\.count$/.test(JSON.stringify(expectation).match(/"expression":"([^"]+)"/)?.[1] ?? '');
    const { isNot } = { isNot: false, ...expectation };
    try {
      const answer = await this.frame.run<object, Awaited<ReturnType<typeof check>>>(
        this.selector,
        isOne,
        String(check),
        expectation,
      );
      return 'missing' in answer && answer.missing ? { ...answer, errorMessage: 'element(s) not found' } : answer;
    } catch (reason) {
      if (reason instanceof PageError) throw reason;
      return { matches: isNot, errorMessage: String(reason) };
    }
  }

  private async point(action: 'mouse' | 'tap', times: number, options: Patience): Promise<void> {
    const states = ['visible', 'enabled', 'stable'];
    await this.frame.point(this.selector, { action, states, times, ...options });
  }

  private async has(state: string): Promise<boolean> {
    return this.frame.run(this.selector, true, hasState, state);
  }

  /** Reads from the one element, once it is there. */
  private async read<Value, Given = undefined>(of: (element: Element, given: Given) => Value, given?: Given) {
    await this.waitFor({ state: 'attached' });
    return this.frame.run<Given | undefined, Value>(
      this.selector,
      true,
      `(_, [element], given) => (${of})(element, given)`,
      given,
    );
  }

  private async runGiven(isOne: boolean, act: string, given: unknown) {
    return { value: JSON.parse(JSON.stringify((await this.frame.run(this.selector, isOne, act, given)) ?? null)) };
  }
}

/** `Shift+Tab`, `+`, `Enter`: the keys of a press. */
export function keyNames(key: string): string[] {
  return key.length === 1 ? [key] : key.split(/\+(?=.)/);
}
