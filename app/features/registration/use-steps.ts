import { type RefObject, useState } from 'react';
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
  const dialog = content?.closest('dialog');
  const fault = dialog?.querySelector<HTMLElement>('div:not([hidden]) > * [aria-invalid="true"]');
  const head = dialog?.querySelector<HTMLElement>('[data-step]');
  const target = toFault ? fault : head;
  target?.focus();
  // What is wrong stands below the field.
  if (toFault) target?.scrollIntoView?.({ block: 'center' });
}
