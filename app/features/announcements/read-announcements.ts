import type { Announcement, Announcements } from '#schemas/generated/platform.ts';

/** The session flag that the announcements have been shown. */
export const SHOWN = 'announcements-shown';

/** What there is to read: news for players, then promotions. */
export function readable({ player, promotion }: Announcements): Announcement[] {
  return [...player, ...promotion];
}

/** Place of the one that asks to be read at once; undefined where none does. */
export function pressingPlace(items: readonly Announcement[]): number | undefined {
  const place = items.findIndex(({ isPopup }) => isPopup);
  return place < 0 ? undefined : place;
}
