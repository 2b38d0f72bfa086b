import type { SessionStatus } from '#app/session/member-type.ts';

/** Id of this feature's modal in the shell's modal host. */
export const PUBLIC_POPUP = 'public-popup';

/** The audiences of the platform's popups: A logged in, B anonymous, F first log-in. */
export type PopupGroup = 'A' | 'B' | 'F';

export function groupOf(status: SessionStatus, isFirstLogin: () => boolean): PopupGroup {
  if (status === 'guest') return 'B';
  return isFirstLogin() ? 'F' : 'A';
}

/** The session flag that a group's popups were closed. */
export function closedFlag(group: PopupGroup): string {
  return `public-popup-closed-${group}`;
}
