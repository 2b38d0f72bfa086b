import type { ModalProps } from '#app/shell/slots/slots.ts';
import { LimitPrompt } from './prompt/limit-prompt.tsx';
import { StoppedModal } from './stop/stopped-modal.tsx';
import { StepModal } from './watch/step-modal.tsx';

/**
 * Sheets that open without a press. They share one file, as each additional chunk adds its digest to the list that
 * every visitor loads.
 */
export const sheets = {
  stopped: () => <StoppedModal />,
  prompt: ({ close }: ModalProps) => <LimitPrompt close={close} />,
  step: ({ close }: ModalProps) => <StepModal close={close} />,
};
