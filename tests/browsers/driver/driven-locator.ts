import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { DrivenFrame } from './driven-frame.ts';
import { ElementActions } from './element-actions.ts';
import { lend } from './lent.ts';
import { byAttribute, byRole, byText, filtered } from './selectors.ts';

type Finders =
  | 'locator'
  | 'getByRole'
  | 'getByText'
  | 'getByLabel'
  | 'getByPlaceholder'
  | 'getByAltText'
  | 'getByTitle';
type Options<Method extends 'getByText' | 'getByLabel'> = Parameters<Locator[Method]>[1];
type Filter = NonNullable<Parameters<Locator['filter']>[0]>;

/** The driven locators by what was lent of them, for filters. */
const SELECTOR = Symbol('selector');

/** Finds elements in a document: what pages, locators and frames have in common. */
export class Finder implements Pick<Locator, Finders> {
  constructor(
    readonly frame: DrivenFrame,
    /** Prefix of each selector. */
    private readonly within: string,
    private readonly page: () => Page,
  ) {}

  locator(what: string | Locator, options: Filter = {}): Locator {
    const selector = typeof what === 'string' ? what : `internal:chain=${JSON.stringify(selectorOf(what))}`;
    return this.find(selector + filtered(options, selectorOf));
  }

  getByRole(...[role, options]: Parameters<Locator['getByRole']>): Locator {
    return this.find(byRole(role, options));
  }

  getByText(text: string | RegExp, options?: Options<'getByText'>): Locator {
    return this.find(byText('text', text, options?.exact));
  }

  getByLabel(text: string | RegExp, options?: Options<'getByLabel'>): Locator {
    return this.find(byText('label', text, options?.exact));
  }

  getByPlaceholder(text: string | RegExp, options?: Options<'getByLabel'>): Locator {
    return this.find(byAttribute('placeholder', text, options?.exact));
  }

  getByAltText(text: string | RegExp, options?: Options<'getByLabel'>): Locator {
    return this.find(byAttribute('alt', text, options?.exact));
  }

  getByTitle(text: string | RegExp, options?: Options<'getByLabel'>): Locator {
    return this.find(byAttribute('title', text, options?.exact));
  }

  frameLocator(selector: string): FrameLocator {
    const inner = this.frame.inner(this.join(selector));
    return lend<FrameLocator>(new Finder(inner, '', this.page), 'FrameLocator');
  }

  private find(selector: string): Locator {
    return lend<Locator>(new DrivenLocator(this.frame, this.join(selector), this.page), 'Locator');
  }

  private join(selector: string): string {
    return this.within ? `${this.within} >> ${selector}` : selector;
  }
}

/** Elements of a driven page, found again by every action, as Playwright's `Locator` finds them. */
export class DrivenLocator extends ElementActions {
  /** Playwright's matchers know a locator by this. */
  readonly _apiName = 'Locator';
  readonly [SELECTOR]: string;
  private readonly finder: Finder;

  constructor(
    frame: DrivenFrame,
    selector: string,
    readonly page: () => Page,
  ) {
    super(frame, selector);
    this[SELECTOR] = selector;
    this.finder = new Finder(frame, selector, page);
  }

  locator(what: string | Locator, options?: Filter): Locator {
    return this.finder.locator(what, options);
  }

  getByRole(...given: Parameters<Locator['getByRole']>): Locator {
    return this.finder.getByRole(...given);
  }

  getByText(...given: Parameters<Locator['getByText']>): Locator {
    return this.finder.getByText(...given);
  }

  getByLabel(...given: Parameters<Locator['getByLabel']>): Locator {
    return this.finder.getByLabel(...given);
  }

  getByPlaceholder(...given: Parameters<Locator['getByPlaceholder']>): Locator {
    return this.finder.getByPlaceholder(...given);
  }

  getByAltText(...given: Parameters<Locator['getByAltText']>): Locator {
    return this.finder.getByAltText(...given);
  }

  getByTitle(...given: Parameters<Locator['getByTitle']>): Locator {
    return this.finder.getByTitle(...given);
  }

  frameLocator(selector: string): FrameLocator {
    return this.finder.frameLocator(selector);
  }

  filter(options: Filter = {}): Locator {
    return this.with(filtered(options, selectorOf));
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  nth(index: number): Locator {
    return this.with(` >> nth=${index}`);
  }

  and(other: Locator): Locator {
    return this.with(` >> internal:and=${JSON.stringify(selectorOf(other))}`);
  }

  or(other: Locator): Locator {
    return this.with(` >> internal:or=${JSON.stringify(selectorOf(other))}`);
  }

  async all(): Promise<Locator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  override toString(): string {
    return `locator('${this.selector}')`;
  }

  private with(more: string): Locator {
    return lend<Locator>(new DrivenLocator(this.frame, this.selector + more, this.page), 'Locator');
  }
}

/** @throws for a locator of Playwright's, which finds nothing in a driven page */
function selectorOf(locator: Locator): string {
  const selector: unknown = Reflect.get(locator, SELECTOR);
  if (typeof selector !== 'string') throw new Error('The other locator is of another page.');
  return selector;
}
