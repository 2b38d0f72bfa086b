import { type RefObject, useState } from 'react';
import { focusFirstFault } from '#app/kit/form/focus-first-fault.ts';
import type { CheckContext } from './rules/check-all.ts';
import { type Step, stepsOf } from './steps.ts';

/** Where the person is in the form, and how to go elsewhere in it. */
export function useSteps(context: CheckContext, content: RefObject<HTMLElement | null>) {
  const steps: readonly Step[] = stepsOf(context);
  const [wanted, setWanted] = useState(0);
  const place = Math.min(wanted, steps.length - 1);
  const go = (next: number, toFault = false) => {
    const target = next < 0 ? place : next;
    setWanted(target);
    // The step has to be on the page first.
    requestAnimationFrame(() => focusIn(content.current, toFault));
  };
  return { steps, place, go, isLast: place === steps.length - 1 };
}

/** What is wrong comes first, in the form or below it; else reading goes on at the head of the step. */
function focusIn(content: HTMLElement | null, toFault: boolean): void {
  // What is wrong stands below the field.
  if (toFault) focusFirstFault(content?.querySelector('form'))?.scrollIntoView?.({ block: 'center' });
  else content?.querySelector<HTMLElement>('[data-step]')?.focus();
}
