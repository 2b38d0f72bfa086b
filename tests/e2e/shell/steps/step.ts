import type { Locator, Page } from '@playwright/test';
import type { RunningSite } from '#tests/e2e/site/running-site.ts';

export interface Visit {
  page: Page;
  site: RunningSite;
}

/** A step of the first hour that sends something. */
export interface Step {
  name: string;
  /** Operation of the contract that the step sends. */
  operation: string;
  tags: string[];
  /** Goes to where the step is sent, with everything filled in. */
  open(visit: Visit): Promise<void>;
  /** Button that sends it. */
  button(page: Page): Locator;
  /** Field whose text a lost connection must not lose. */
  typed?(page: Page): Locator;
  /** Opens the question before the button once more, where a press closes it. */
  ask?(page: Page): Promise<void>;
  /** Text that the page shows once the connection is back, where that is more than to press again. */
  said?: string;
  /** Closes what says that it was not sent, where that is a dialog. */
  confirm?(page: Page): Promise<void>;
  /** The page itself finds out what came of a lost answer, so that nothing is left to press. */
  findsOut?: true;
  /** Waits for the step's effect, and checks that it happened once. */
  done(visit: Visit): Promise<void>;
}
