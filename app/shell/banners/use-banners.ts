import { useAnnouncements } from '../games/announcements-query.ts';

/** The platform's banners of a group, in its order. */
export function useBanners(group: string) {
  const { data, isPending } = useAnnouncements();
  return { banners: data?.banners.filter(({ groupName }) => groupName === group) ?? [], isPending };
}
