import type { Page } from '@playwright/test';
import { misplacedTexts } from './texts.ts';

const NARROWEST = { width: 320, height: 640 };

/** Finds horizontal scrolling, and texts that are cut off or overlap. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return [...(await sidewaysScroll(page)), ...(await page.evaluate(misplacedTexts))];
}

/** The same in the narrowest window of WCAG 1.4.10, with text of twice the size too. */
export async function narrowFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(NARROWEST);
  await settle(page);
  const faults = await sidewaysScroll(page);
  const large = await withLargeText(page, sidewaysScroll);
  if (before) await page.setViewportSize(before);
  return [...faults, ...large.map((fault) => `${fault} in large text`)];
}

/** The same with text of twice the size (WCAG 1.4.4). */
export function largeTextFaults(page: Page): Promise<string[]> {
  return withLargeText(page, layoutFaults);
}

async function withLargeText(page: Page, faultsOf: (page: Page) => Promise<string[]>): Promise<string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await settle(page);
  const faults = await faultsOf(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return faults;
}

/** Elements that measure themselves do so a frame after a resize, and render in the next. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Being too wide for a few frames after a resize is fine; staying so is a fault. */
const FRAMES = 30;

async function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(async (frames) => {
    const root = document.documentElement;
    const excess = () => root.scrollWidth - root.clientWidth;
    for (let frame = 0; frame < frames && excess() > 0; frame += 1) await new Promise(requestAnimationFrame);
    return excess() > 0 ? [`the page is ${excess()} px too wide`] : [];
  }, FRAMES);
}
