import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { acceptDisclaimer, acceptDisclaimerAgain } from '#tests/e2e/site/accept-disclaimer.ts';
import type { RunningSite } from '#tests/e2e/site/running-site.ts';
import { PHONE } from '../pictures.ts';
import { contactSheet } from './contact-sheet.ts';

const WIDTH = 390;
/** The first row and the second, by what each picture is called in the key. */
const ROWS = [
  { path: '/index', names: ['1', '2', '3', '4', '5'] },
  { path: '/rng', names: ['A', 'B', 'C', 'D', 'E'] },
] as const;

export interface BlindSheet {
  readonly sheet: Buffer;
  /** Brands by the name of their picture: figures in the first row, letters in the second, from the left. */
  readonly key: Readonly<Record<string, string>>;
}

/**
 * A sheet for a blind test: the home pages of brands in grey without names and marks, and below them their game lists in
 * another order. Someone who has not seen the brands finds the list that belongs to each home page.
 */
export async function blindSheet(
  browser: Browser,
  brands: readonly string[],
  siteOf: (brand: string) => Promise<RunningSite>,
): Promise<BlindSheet> {
  const key: Record<string, string> = {};
  const shots: Buffer[] = [];
  for (const { path, names } of ROWS) {
    for (const [at, brand] of shuffled(brands).entries()) {
      const name = names[at];
      if (name === undefined) throw new Error(`A blind sheet has room for ${names.length} brands.`);
      key[name] = brand;
      shots.push(await photographGrey(browser, (await siteOf(brand)).url + path));
    }
  }
  return { sheet: await contactSheet(shots, brands.length, WIDTH), key };
}

function shuffled(brands: readonly string[]): string[] {
  const left = [...brands];
  return brands.flatMap(() => left.splice(randomInt(left.length), 1));
}

async function photographGrey(browser: Browser, address: string): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: PHONE,
    reducedMotion: 'reduce',
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await acceptDisclaimer(page);
  await acceptDisclaimerAgain(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await paintOut(page);
  const shot = await page.screenshot();
  await context.close();
  return sharp(shot).greyscale().png().toBuffer();
}

/** Hides the marks, and the name wherever a text has it. Texts keep their room. */
async function paintOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { name } = JSON.parse(document.getElementById('brand')?.textContent ?? '{}');
    for (const mark of document.querySelectorAll<HTMLElement>('header a[aria-label] > *, img[src*="mark"]')) {
      mark.style.visibility = 'hidden';
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      // A game may have the brand's name too, and does in every brand's list.
      if (text.parentElement?.closest('main li')) continue;
      text.textContent = text.textContent?.replaceAll(name, '–'.repeat(name.length)) ?? null;
    }
  });
}
