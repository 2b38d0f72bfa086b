import type { ModalProps } from '#app/shell/slots/slots.ts';
import { CheckModal } from './check/check-modal.tsx';
import { CheckWatch } from './check/check-watch.tsx';
import { SessionClock } from './clock/session-clock.tsx';

/** All that a session of a player has of it. One file: each further one costs every visitor its digest in the list of late files. */
export const inSession = {
  watch: () => <CheckWatch />,
  clock: () => <SessionClock />,
  check: ({ close }: ModalProps) => <CheckModal close={close} />,
};
