import type { SessionStatus } from '#app/session/member-type.ts';

/** Id of this feature's modal in the shell's modal host. */
export const PUBLIC_POPUP = 'public-popup';

/** Whom the platform's pop-ups are for: A logged in, B anonymous, F logged in for the first time. */
export type PopupGroup = 'A' | 'B' | 'F';

export function groupOf(status: SessionStatus, isFirstLogin: () => boolean): PopupGroup {
  if (status === 'guest') return 'B';
  return isFirstLogin() ? 'F' : 'A';
}

/** The session flag that the pop-ups of a group were closed. */
export function closedFlag(group: PopupGroup): string {
  return `public-popup-closed-${group}`;
}
