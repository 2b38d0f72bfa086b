import type { Page } from '@playwright/test';
import type { RunningSite } from '../site/running-site.ts';
import type { Say } from '../site/words.ts';

export const PASSWORD = 'Sandbox1!';

/** Somebody in front of a site in one language. */
export interface Visit {
  page: Page;
  site: RunningSite;
  say: Say;
}
