import type { Page } from '@playwright/test';

/**
 * Finds names in other letters, on a page that reads from right to left, that stand in no node with a direction of their own: brackets,
 * points and figures at their ends would jump to the other side.
 */
export async function directionFaults(page: Page): Promise<string[]> {
  return [...new Set(await page.evaluate(undirectedNames))].map((text) => `direction: "${text.slice(0, 60)}" has none`);
}

/** Runs in the page. */
function undirectedNames(): string[] {
  const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
  // What the site writes itself in Latin letters: codes such as USDT or KYC, and times and sizes.
  const CODE = /^[^\p{L}]*[A-Z]{1,5}[^\p{L}]*$/u;
  const WORDS = /\p{L}{2,}/u;
  const hasDirection = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { unicodeBidi, direction } = getComputedStyle(at);
      if (direction === 'ltr' || (unicodeBidi !== 'normal' && at.matches('bdi, [dir="auto"]'))) return true;
    }
    return false;
  };
  if (document.documentElement.dir !== 'rtl') return [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const names: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (!element || element.closest('script, style, noscript, template, #outdated, #recovery')) continue;
    // In a sentence of the page's language, its letters lead.
    if (!WORDS.test(text) || FROM_RIGHT.test(text) || CODE.test(text)) continue;
    if (!hasDirection(element)) names.push(text);
  }
  return names;
}
