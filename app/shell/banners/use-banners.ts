import { useMemo } from 'react';
import { useAnnouncements } from '../games/announcements-query.ts';

/** The platform's banners of a group, in its order; the same list until there is another answer. */
export function useBanners(group: string) {
  const { data, isPending } = useAnnouncements();
  const banners = useMemo(() => data?.banners.filter(({ groupName }) => groupName === group) ?? [], [data, group]);
  return { banners, isPending };
}
