import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const LOCALES = join(import.meta.dirname, '../../../locales');
const ENGLISH = 'EN';

/** Shorter ones are codes and units. */
const FEWEST_LETTERS = 4;
/** A text with values in it is known by so many letters of its own. */
const FEWEST_LETTERS_BESIDE_VALUES = 8;

interface Texts {
  whole: ReadonlySet<string>;
  withValues: readonly RegExp[];
}

const known = new Map<string, Texts>();

/**
 * Finds English texts of the site, and labels, on a page of another language. Texts that both languages share are left out, and
 * those in an element that says that it is English, or in a `bdi`, which has names of the platform.
 */
export async function foreignTexts(page: Page, language: string): Promise<string[]> {
  if (language === ENGLISH) return [];
  const [english, own] = [textsOf(ENGLISH), textsOf(language)];
  const shown = await page.evaluate(textsOfPage);
  return [...new Set(shown)]
    .filter((text) => lettersOf(text) >= FEWEST_LETTERS && isOf(text, english) && !isOf(text, own))
    .map((text) => `words: "${text.slice(0, 60)}" is English`);
}

function isOf(text: string, { whole, withValues }: Texts): boolean {
  return whole.has(text) || withValues.some((pattern) => pattern.test(text));
}

function textsOf(language: string): Texts {
  const found = known.get(language) ?? readTexts(language);
  known.set(language, found);
  return found;
}

function readTexts(language: string): Texts {
  const folder = join(LOCALES, language);
  const pieces = readdirSync(folder)
    .flatMap((file) => leavesOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    // Each part of a text with markup is a text of the page.
    .flatMap((text) => text.split(/<\/?\w+\s*\/?>/))
    .map((text) => text.trim());
  const [withValues, whole] = [pieces.filter(hasValue), pieces.filter((text) => !hasValue(text))];
  return { whole: new Set(whole), withValues: withValues.flatMap(patternOf) };
}

function hasValue(text: string): boolean {
  return text.includes('{{');
}

function patternOf(text: string): RegExp[] {
  const parts = text.split(/\{\{[^}]*\}\}/);
  if (lettersOf(parts.join('')) < FEWEST_LETTERS_BESIDE_VALUES) return [];
  return [new RegExp(`^${parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&')).join('.+')}$`, 'su')];
}

function lettersOf(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** Runs in the page. Texts and labels, without those of elements in English. */
function textsOfPage(): string[] {
  const LABELS = ['aria-label', 'placeholder', 'title', 'alt'];
  const isShown = (element: Element) =>
    !element.closest('script, style, noscript, template, bdi, [lang|="en"], #outdated, #recovery');
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && isShown(node.parentElement)) texts.push(node.textContent?.trim() ?? '');
  for (const element of document.body.querySelectorAll(LABELS.map((name) => `[${name}]`).join()))
    if (isShown(element)) texts.push(...LABELS.map((name) => element.getAttribute(name)?.trim() ?? ''));
  return texts.filter((text) => text !== '');
}
