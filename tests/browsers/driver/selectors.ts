import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';

type RoleOptions = Parameters<Page['getByRole']>[1];
type FilterOptions = NonNullable<Parameters<Locator['filter']>[0]>;

/** Playwright's writing of a text in a selector. */
interface Escapes {
  escapeForTextSelector(text: string | RegExp, exact: boolean): string;
  escapeForAttributeSelector(text: string | RegExp, exact: boolean): string;
}

const { iso }: { iso: Escapes } = createRequire(import.meta.url)('playwright-core/lib/coreBundle');

export function byRole(role: string, options: RoleOptions = {}): string {
  const { name, exact = false, includeHidden, ...states } = options;
  const kept = Object.entries(states).filter(([, value]) => value !== undefined);
  const parts = [...kept, ...(includeHidden === undefined ? [] : [['include-hidden', includeHidden]])].map(
    ([key, value]) => `[${key}=${value}]`,
  );
  if (name !== undefined) parts.push(`[name=${iso.escapeForAttributeSelector(name, exact)}]`);
  return `internal:role=${role}${parts.join('')}`;
}

export function byText(engine: 'text' | 'label', text: string | RegExp, exact = false): string {
  return `internal:${engine}=${iso.escapeForTextSelector(text, exact)}`;
}

export function byAttribute(name: string, text: string | RegExp, exact = false): string {
  return `internal:attr=[${name}=${iso.escapeForAttributeSelector(text, exact)}]`;
}

/** Selector of a filter. @param selectorOf the selector of a locator */
export function filtered(options: FilterOptions, selectorOf: (locator: Locator) => string): string {
  const { hasText, hasNotText, has, hasNot, visible } = options;
  return [
    hasText === undefined ? '' : ` >> internal:has-text=${iso.escapeForTextSelector(hasText, false)}`,
    hasNotText === undefined ? '' : ` >> internal:has-not-text=${iso.escapeForTextSelector(hasNotText, false)}`,
    has ? ` >> internal:has=${JSON.stringify(selectorOf(has))}` : '',
    hasNot ? ` >> internal:has-not=${JSON.stringify(selectorOf(hasNot))}` : '',
    visible === undefined ? '' : ` >> visible=${visible}`,
  ].join('');
}
