import type { SessionStatus } from '#app/session/member-type.ts';

/** Id of the feature's modal. */
export const PUBLIC_POPUP = 'public-popup';

/** Audiences of the platform's popups: A logged in, B anonymous, F first log-in. */
export type PopupGroup = 'A' | 'B' | 'F';

export function groupOf(status: SessionStatus, isFirstLogin: () => boolean): PopupGroup {
  if (status === 'guest') return 'B';
  return isFirstLogin() ? 'F' : 'A';
}

/** Session flag: the popups of this group were closed. */
export function closedFlag(group: PopupGroup): string {
  return `public-popup-closed-${group}`;
}
