import type { Page } from '@playwright/test';

/** Rounds in which the focus may leave the page once each: the first may start in the middle. */
const ROUNDS = 2;

interface Step {
  name: string;
  /** Whether the round is complete: the element had the focus before. */
  known: boolean;
  shown: boolean;
  covered: boolean;
}

/**
 * Checks that Tab reaches every control and that the focus is always visible.
 * @param mostSteps limits the walk to the beginning of a long list
 */
export async function keyboardFaults(page: Page, mostSteps: number): Promise<string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    globalThis.scrollTo(0, 0);
  });
  const faults: string[] = [];
  const names = new Set<string>();
  let left = 0;
  for (let count = 0; count < mostSteps && left < ROUNDS; count += 1) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate(lookAtFocus);
    if (!step) left += 1;
    else if (step.known) break;
    if (step) names.add(step.name);
    if (step && !step.shown) faults.push(`the focus on "${step.name}" is not seen`);
    if (step?.covered) faults.push(`"${step.name}" is covered when it has the focus`);
  }
  return [...faults, ...(await page.evaluate(unreached, [...names]))];
}

/** Runs in the page. Marks and describes the focused element; null when the focus has left the page. */
export async function lookAtFocus(): Promise<Step | null> {
  // Waits a frame, in which a virtual list renders its next rows. People press keys more slowly than that.
  await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  // A transition with reduced motion takes no time but ends in a later frame: whatever covers the focus must be gone.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const name = (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40) || element.tagName;
  // A virtual list reuses an element for another entry.
  const known = element.dataset['reached'] === name;
  element.dataset['reached'] = name;
  return { name, known, shown: isShown(element), covered: isCovered(element) };

  function isShown(focused: HTMLElement): boolean {
    const rings = [
      focused,
      focused.parentElement,
      focused.nextElementSibling,
      ...(focused.closest('label')?.children ?? []),
    ];
    return rings.some((candidate) => candidate && hasRing(candidate));
  }

  function hasRing(candidate: Element): boolean {
    return [null, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    });
  }

  function isCovered(focused: HTMLElement): boolean {
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const points = [0.5, 0.1, 0.9].map((part) => [left + (right - left) * part, top + (bottom - top) * part] as const);
    const seen = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((hit) => hit !== null);
    return (
      seen.length > 0 &&
      !seen.some((hit) => focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused))
    );
  }
}

/** Runs in the page. The controls that Tab should have reached and did not, given the names that it reached. */
function unreached(names: readonly string[]): string[] {
  const open = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const candidates = open.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  const reached = [...candidates].filter((element) => element.dataset['reached'] !== undefined);
  const last = reached.at(-1);
  return [...candidates]
    .filter((element) => last && last.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING)
    .filter(shouldBeReached)
    .map((element) => `Tab does not come to "${nameOf(element)}"`);

  function shouldBeReached(element: HTMLElement): boolean {
    if (element.tabIndex < 0 || element.dataset['reached'] !== undefined || element.matches(':disabled')) return false;
    // A virtual list rendered it again when it came back into view.
    if (element.closest('li[aria-posinset]') && names.includes(nameOf(element))) return false;
    if (element.closest('[inert]') || !element.checkVisibility({ visibilityProperty: true })) return false;
    // Tab reaches one radio button per group.
    return !(element instanceof HTMLInputElement && element.type === 'radio');
  }

  function nameOf(element: HTMLElement): string {
    return (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40) || element.outerHTML.slice(0, 80);
  }
}
