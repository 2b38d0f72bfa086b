import { useEffect } from 'react';
import { useSessionService } from '#app/session/session-context.tsx';
import { useAnnouncements } from '#app/shell/games/announcements-query.ts';
import { ANNOUNCEMENTS } from '#app/shell/modals/modal-ids.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { usePage } from '#app/shell/router/use-page.ts';
import { whenPageIdle } from '#app/shell/site/when-page-idle.ts';
import { allAnnouncements, popupIndex, SHOWN } from './read-announcements.ts';

/** Opens the announcements once per session if one is marked as a popup. Games and the back office are never interrupted. */
export function AnnouncementWatch() {
  const modals = useModals();
  const { data } = useAnnouncements();
  const { layout } = usePage();
  const { flags } = useSessionService();
  const isExcluded = layout === 'game' || layout === 'agent';
  const hasPopup = data !== undefined && popupIndex(allAnnouncements(data)) !== undefined;

  useEffect(() => {
    if (!hasPopup || isExcluded || flags.has(SHOWN)) return;
    return whenPageIdle(() => modals.open(ANNOUNCEMENTS));
  }, [hasPopup, isExcluded, modals, flags]);

  useEffect(() => {
    if (isExcluded) modals.close(ANNOUNCEMENTS);
  }, [isExcluded, modals]);
  return null;
}
