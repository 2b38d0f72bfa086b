import type { ModalProps } from '#app/shell/slots/slots.ts';
import { LimitPrompt } from './prompt/limit-prompt.tsx';
import { StoppedModal } from './stop/stopped-modal.tsx';
import { StepModal } from './watch/step-modal.tsx';

/** The sheets that open by themselves. They share a file: every further one costs each visitor its digest in the list of late files. */
export const sheets = {
  stopped: () => <StoppedModal />,
  prompt: ({ close }: ModalProps) => <LimitPrompt close={close} />,
  step: ({ close }: ModalProps) => <StepModal close={close} />,
};
