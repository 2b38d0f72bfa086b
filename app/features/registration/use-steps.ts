import { type RefObject, useState } from 'react';
import { focusFirstFault } from '#app/kit/form/focus-first-fault.ts';
import type { CheckContext } from './rules/check-all.ts';
import { type Step, stepsOf } from './steps.ts';

/** The current step and functions to change it. */
export function useSteps(context: CheckContext, content: RefObject<HTMLElement | null>) {
  const steps: readonly Step[] = stepsOf(context);
  const [requested, setRequested] = useState(0);
  const current = Math.min(requested, steps.length - 1);
  const go = (next: number, toFault = false) => {
    const target = next < 0 ? current : next;
    setRequested(target);
    // Wait until the step is rendered.
    requestAnimationFrame(() => focusIn(content.current, toFault));
  };
  return { steps, current, go, isLast: current === steps.length - 1 };
}

/** Focuses the first error in or below the form, else the heading of the step. */
function focusIn(content: HTMLElement | null, toFault: boolean): void {
  // Centre the field, as its error is below it.
  if (toFault) focusFirstFault(content?.querySelector('form'))?.scrollIntoView?.({ block: 'center' });
  else content?.querySelector<HTMLElement>('[data-step]')?.focus();
}
