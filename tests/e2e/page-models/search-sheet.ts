import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The search, and the ways that open it. */
export class SearchSheet {
  readonly sheet: Locator;
  readonly field: Locator;
  readonly results: Locator;
  /** The result that Enter opens. */
  readonly active: Locator;
  /** The number of results, for screen readers. */
  readonly said: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.sheet = page.getByRole('dialog', { name: say('search:entry.search') });
    this.field = this.sheet.getByRole('combobox', { name: say('search:label') });
    this.results = this.sheet.getByRole('option');
    this.active = this.sheet.getByRole('option', { selected: true });
    this.said = this.sheet.getByRole('status');
  }

  /** The entry of the bar at the bottom of a phone. */
  get inBar(): Locator {
    const bar = this.page.getByRole('navigation', { name: this.say('shell:navigation.bar') });
    return bar.getByRole('link', { name: this.say('search:entry.search') });
  }

  /** The button in the header of a wide window. */
  get inHeader(): Locator {
    return this.page.getByRole('banner').locator('button[aria-keyshortcuts]');
  }

  /** A result with this name, in the group with this title if one is given. */
  result(name: string, group?: string): Locator {
    return (group ? this.sheet.getByRole('group', { name: group }) : this.sheet).getByRole('option', { name });
  }

  recent(text: string): Locator {
    return this.sheet.getByRole('button', { name: text, exact: true });
  }
}
