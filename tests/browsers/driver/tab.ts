/** A place in a frame or in the page, in CSS pixels from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A window's size in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Cookie {
  name: string;
  value: string;
  secure: boolean;
}

/**
 * One tab of a real browser: the little that each engine has to offer. Everything else, such as what a role is, when an element
 * can be pressed and how long a matcher waits, stands on it and is the same in all engines.
 */
export interface Tab {
  /**
   * The JSON value of an expression in the page, or in a frame of it, awaited. It runs by the protocol, never as a script of
   * the page, whose policy forbids those.
   * @param frames expressions of the frame elements on the way down, each in the document of the one before
   * @throws when the document goes away meanwhile, or the expression throws
   */
  evaluate(expression: string, frames: readonly string[]): Promise<unknown>;
  /** The folder that the browser saves files to without asking. */
  readonly downloads: string;
  /** Loads an address, and waits until its document is loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Takes one step through the history, without waiting for the page. */
  step(delta: -1 | 1): Promise<void>;
  /** Runs an expression in every later document before its scripts, or as near to that as the engine can; see the engine. */
  preload(expression: string): Promise<void>;
  move(point: Point): Promise<void>;
  /** Moves the pointer and presses its main button, `times` in a row, all at once: a menu that still grows moves away in between. */
  press(point: Point, times: number): Promise<void>;
  /** Touches the page, in an engine that has touch in its windows; otherwise presses. */
  tap(point: Point): Promise<void>;
  /** Turns the wheel where the pointer is. */
  wheel(x: number, y: number): Promise<void>;
  /** Presses keys together, the last one while the others are held, by their names in the DOM: `Shift`, `Tab`, `a`. */
  keys(names: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** A picture of the window, as PNG. */
  screenshot(): Promise<Buffer>;
  cookies(): Promise<Cookie[]>;
  /** Uncaught errors and console errors since the last call. */
  troubles(): Promise<string[]>;
  /** The next tab that the page opens. */
  nextTab(): Promise<Tab>;
  /** Another tab of the same window, empty. */
  open(): Promise<Tab>;
  /** Brings it before the browser's other tabs. */
  show(): Promise<void>;
  close(): Promise<void>;
  isClosed(): Promise<boolean>;
}
