import type { Page } from '@playwright/test';

/** How often the focus leaves the page before the round is over: it may have begun in the middle. */
const ROUNDS = 2;

interface Step {
  name: string;
  /** Whether the round is over: the element has had the focus before. */
  known: boolean;
  shown: boolean;
  covered: boolean;
}

/**
 * By the Tab key alone everything is reached that can be used, and the focus is seen wherever it stands.
 * @param mostSteps of a long list, its beginning is walked through
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

/** Runs in the page. Marks the focused element and says how it looks; null when the focus has left the page. */
export async function lookAtFocus(): Promise<Step | null> {
  // No person is faster than the page draws: a list that shows its slice alone goes on by then.
  await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  // With reduced motion a transition lasts no time, but ends in a later frame: what gives way to the focus has to be gone.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const name = (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40) || element.tagName;
  // A list that shows its slice alone gives an element to another entry.
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

/** Runs in the page. What the Tab key should have come to and did not, by the names of what it came to. */
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
    // A list that shows its slice alone made it anew when it came back into sight.
    if (element.closest('li[aria-posinset]') && names.includes(nameOf(element))) return false;
    if (element.closest('[inert]') || !element.checkVisibility({ visibilityProperty: true })) return false;
    // Of a group of radio buttons the Tab key comes to one.
    return !(element instanceof HTMLInputElement && element.type === 'radio');
  }

  function nameOf(element: HTMLElement): string {
    return (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40) || element.outerHTML.slice(0, 80);
  }
}
