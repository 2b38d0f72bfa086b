import type { MouseEvent } from 'react';
import { sideButton } from '../field/control.css.ts';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../theme/hidden.css.ts';

export interface StepperLabels {
  less: string;
  more: string;
}

interface StepperProps {
  labels: StepperLabels;
  off: boolean | undefined;
  /** The limit is reached on that side. */
  atLeast: boolean;
  atMost: boolean;
  onStep: (direction: 1 | -1) => void;
  /** The number after a button press, for screen readers. */
  said: string;
}

/** Less and more, for touch and mouse; the keyboard has the arrows, so the buttons are no Tab stops. */
export function Stepper({ labels, off, atLeast, atMost, onStep, said }: StepperProps) {
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  const shared = { type: 'button', tabIndex: -1, className: sideButton, onMouseDown: keepFocus } as const;
  return (
    <>
      <button {...shared} aria-label={labels.less} disabled={off || atLeast} onClick={() => onStep(-1)}>
        <Icon name="minus" size={18} />
      </button>
      <button {...shared} aria-label={labels.more} disabled={off || atMost} onClick={() => onStep(1)}>
        <Icon name="plus" size={18} />
      </button>
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </>
  );
}
