import type { Page } from '@playwright/test';

/**
 * Finds parts of open dialogs that do not fit and would in a higher one, parts that end outside of the window, and heights that come
 * from nothing.
 */
export async function unfit(page: Page): Promise<string[]> {
  const dialogs = page.locator('dialog[open]');
  const found = [await dialogs.evaluateAll(lowBodies), await dialogs.evaluateAll(cutOff)];
  return [...found, await page.locator('body *').evaluateAll(heightsFromNothing)].flat();
}

/** Bodies that have to be scrolled although the window has room for a higher dialog. */
function lowBodies(dialogs: Element[]): string[] {
  const hasRoom = (dialog: Element) => innerHeight - dialog.getBoundingClientRect().height > innerHeight / 4;
  return dialogs
    .filter(hasRoom)
    .flatMap((dialog) => [...dialog.querySelectorAll('*')])
    .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1 && clientHeight < 200)
    .map(({ scrollHeight, clientHeight }) => `${clientHeight} px for ${scrollHeight} px of content`);
}

/** Dialogs, and buttons of their heads and feet, that are not in the window as a whole. */
function cutOff(dialogs: Element[]): string[] {
  return dialogs
    .flatMap((dialog) => [dialog, ...dialog.querySelectorAll('header button, [data-foot] button')])
    .filter((part) => part.getClientRects().length > 0)
    .filter((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return top < -1 || bottom > innerHeight + 1;
    })
    .map((part) => `${part.tagName} "${part.textContent?.slice(0, 40)}" ends outside of the window`);
}

/** Growing parts of a column whose basis is a share of its height, while the column's height comes from what it holds. */
function heightsFromNothing(parts: HTMLElement[]): string[] {
  const isShare = (part: HTMLElement) => {
    const { flexBasis, flexGrow } = getComputedStyle(part);
    return flexBasis === '0%' && flexGrow !== '0';
  };
  const isInColumn = ({ parentElement }: HTMLElement) => {
    const { display, flexDirection } = getComputedStyle(parentElement ?? document.body);
    return display.endsWith('flex') && flexDirection.startsWith('column');
  };
  return parts
    .filter((part) => isShare(part) && isInColumn(part))
    .filter((part) => {
      const height = () => part.parentElement?.getBoundingClientRect().height ?? 0;
      const before = height();
      const { display } = part.style;
      part.style.display = 'none';
      const without = height();
      part.style.display = display;
      return Math.abs(before - without) > 1;
    })
    .map((part) => `${part.tagName}.${part.className}: a basis of 0 % in a column of no height`);
}
