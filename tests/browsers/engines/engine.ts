import type { Page } from '@playwright/test';
import type { Size } from '../driver/tab.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** The window that a journey takes place in. */
export interface Look {
  size: Size;
  /** Gives the page touch, if the engine can. */
  isPhone: boolean;
  scheme: 'dark' | 'light';
  /** Storage of a private window, or none at all, as with all site data blocked. */
  storage?: 'private' | 'off';
}

/** A window of its own: nothing is stored in it yet, and nothing stays behind. */
export interface Visit {
  page: Page;
  /** Uncaught errors and console errors of the page so far. */
  troubles(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser that journeys take place in. */
export interface Engine {
  visit(look: Look): Promise<Visit>;
  /** Ends its processes. */
  end(): Promise<void>;
}
