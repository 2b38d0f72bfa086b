import type { Point } from './tab.ts';

/** Playwright's script in a document, as far as the driver uses it. */
export interface PlaywrightScript {
  parseSelector(selector: string): object;
  querySelectorAll(parsed: object, root: Node): Element[];
  strictModeViolationError(parsed: object, elements: Element[]): Error;
  elementState(element: Element, state: string, frameVisible: boolean): { matches: boolean; received: string };
  checkElementStates(
    element: Element,
    states: string[],
    frameVisible: boolean,
  ): Promise<{ missingState: string } | 'error:notconnected' | undefined>;
  setupHitTargetInterceptor(
    element: Element,
    action: 'mouse' | 'hover' | 'tap',
    point: Point,
    blockAllEvents: boolean,
  ): string | { stop(): Landing };
  fill(element: Element, value: string): string;
  selectText(element: Element): string;
  focusNode(element: Element): string;
  selectOptions(element: Element, options: object[]): string | string[];
  setInputFiles(element: Element, files: object[]): string | undefined;
  expect(
    element: Element | undefined,
    options: Expectation,
    elements: Element[],
    frameVisible: boolean,
  ): Promise<{ matches: boolean; received?: { value?: unknown } }>;
  /** The driver's own: ends the watch over a press. */
  endWatch?: (() => Landing) | undefined;
}

type Landing = 'done' | { hitTargetDescription: string };

/** Expectation of a matcher of Playwright, as it hands it to a locator. */
export interface Expectation {
  expression: string;
  isNot: boolean;
  expectedNumber?: number;
  expectedText?: object[];
}

/** Result of an attempt: done with a value, or what it still waits for. */
export type Attempt<Value> = { done: Value } | { wait: string };

export interface Aim {
  action: 'mouse' | 'hover' | 'tap';
  /** Position to which an element is scrolled when it is out of sight or covered. */
  block: ScrollLogicalPosition;
  states: string[];
}

// The functions below run in the page, each alone: nothing else of this file exists there.

/** Waits for an element that can be pressed, scrolls it into view, and says where to press it. */
export async function aim(script: PlaywrightScript, [element]: Element[], how: Aim): Promise<Attempt<Point>> {
  if (!element) return { wait: 'an element' };
  const missing = await script.checkElementStates(element, how.states, true);
  if (missing)
    return { wait: typeof missing === 'string' ? 'an element that stays' : `it to be ${missing.missingState}` };
  const centre = () => {
    const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    if (!box) return undefined;
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (right - left < 1 || bottom - top < 1) return undefined;
    return { x: Math.floor((left + right) / 2), y: Math.floor((top + bottom) / 2) };
  };
  const watch = (point: Point | undefined) =>
    point && script.setupHitTargetInterceptor(element, how.action, point, false);
  let point = centre();
  let watched = watch(point);
  if (!point || !watched || typeof watched === 'string') {
    element.scrollIntoView({ block: how.block, inline: 'center', behavior: 'instant' });
    point = centre();
    watched = watch(point);
  }
  if (!point || !watched) return { wait: 'it to be in the window' };
  if (typeof watched === 'string') return { wait: `${watched} to go from above it` };
  script.endWatch = watched.stop;
  return { done: point };
}

/** Whether the press reached the element. A page that has gone on meanwhile has had it. */
export function landed(script: PlaywrightScript): Attempt<true> {
  const result = script.endWatch?.() ?? 'done';
  script.endWatch = undefined;
  return result === 'done' ? { done: true } : { wait: `${result.hitTargetDescription} to go from above it` };
}

/** Corner of the parent's window at which the content of a frame begins. */
export function frameCorner(_: PlaywrightScript, [frame]: Element[]): Attempt<Point> {
  if (!frame) return { wait: 'a frame' };
  const { left, top } = frame.getBoundingClientRect();
  const style = getComputedStyle(frame);
  return {
    done: {
      x: left + frame.clientLeft + Number.parseFloat(style.paddingLeft),
      y: top + frame.clientTop + Number.parseFloat(style.paddingTop),
    },
  };
}

/** Selects the text of a field, ready to be typed over. */
export function startFilling(script: PlaywrightScript, [element]: Element[], value: string): Attempt<string> {
  if (!element) return { wait: 'a field' };
  for (const state of ['visible', 'enabled', 'editable'])
    if (!script.elementState(element, state, true).matches) return { wait: `the field to be ${state}` };
  return { done: script.fill(element, value) };
}

/** Focuses an element, and puts the caret before a text that is not there yet. */
export function focusElement(script: PlaywrightScript, [element]: Element[]): Attempt<true> {
  if (!element) return { wait: 'an element' };
  script.focusNode(element);
  return { done: true };
}

export function choose(script: PlaywrightScript, [element]: Element[], options: object[]): Attempt<string[]> {
  if (!element) return { wait: 'a list' };
  for (const state of ['visible', 'enabled'])
    if (!script.elementState(element, state, true).matches) return { wait: `the list to be ${state}` };
  const chosen = script.selectOptions(element, options);
  return typeof chosen === 'string' ? { wait: `the options (${chosen})` } : { done: chosen };
}

export function giveFiles(script: PlaywrightScript, [element]: Element[], files: object[]): Attempt<true> {
  if (!element) return { wait: 'a field for files' };
  const problem = script.setInputFiles(element, files);
  return problem ? { wait: `a field for files (${problem})` } : { done: true };
}

/** Whether a state holds: `attached`, `detached`, or one of Playwright's. */
export function hasState(script: PlaywrightScript, [element]: Element[], state: string): boolean {
  if (state === 'attached' || state === 'detached') return (element !== undefined) === (state === 'attached');
  if (!element) return state === 'hidden';
  return script.elementState(element, state, true).matches;
}

/** Evaluates the expectation of a matcher of Playwright. */
export async function check(script: PlaywrightScript, elements: Element[], expectation: Expectation) {
  const { expression, isNot } = expectation;
  const isMany = expression === 'to.have.count' || expression.endsWith('.array');
  if (elements.length > 0 || isMany) return script.expect(elements[0], expectation, elements, true);
  const holds = ['to.be.hidden', 'to.be.detached'].includes(expression);
  const fails = ['to.be.visible', 'to.be.attached', 'to.be.in.viewport'].includes(expression);
  return { matches: isNot ? !fails : holds, missing: !holds && !fails };
}
