import type { Announcement, Announcements } from '#schemas/generated/platform.ts';

/** Session flag: the announcements have been shown. */
export const SHOWN = 'announcements-shown';

/** All announcements: news for players, then promotions. */
export function allAnnouncements({ player, promotion }: Announcements): Announcement[] {
  return [...player, ...promotion];
}

/** Index of the first announcement marked as a popup, if any. */
export function popupIndex(items: readonly Announcement[]): number | undefined {
  const index = items.findIndex(({ isPopup }) => isPopup);
  return index < 0 ? undefined : index;
}
