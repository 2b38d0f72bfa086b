import type { ModalProps } from '#app/shell/slots/slots.ts';
import { CheckModal } from './check/check-modal.tsx';
import { CheckWatch } from './check/check-watch.tsx';
import { SessionClock } from './clock/session-clock.tsx';

/** Everything that a player's session needs of this feature, in one file: each late file costs every visitor a line in the page. */
export const inSession = {
  watch: () => <CheckWatch />,
  clock: () => <SessionClock />,
  check: ({ close }: ModalProps) => <CheckModal close={close} />,
};
