import { useEffect } from 'react';
import { hasFlag } from '#app/session/session-flags.ts';
import { useAnnouncements } from '#app/shell/games/announcements-query.ts';
import { ANNOUNCEMENTS } from '#app/shell/modals/modal-ids.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { usePage } from '#app/shell/router/use-page.ts';
import { whenPageStands } from '#app/shell/site/when-page-stands.ts';
import { pressingPlace, readable, SHOWN } from './read-announcements.ts';

/** Opens the announcements once a session if one of them asks for it, but never over a game or the back office. */
export function AnnouncementWatch() {
  const modals = useModals();
  const { data } = useAnnouncements();
  const { layout } = usePage();
  const isKeptOff = layout === 'game' || layout === 'agent';
  const isPressing = data !== undefined && pressingPlace(readable(data)) !== undefined;

  useEffect(() => {
    if (!isPressing || isKeptOff || hasFlag(SHOWN)) return;
    return whenPageStands(() => modals.open(ANNOUNCEMENTS));
  }, [isPressing, isKeptOff, modals]);

  useEffect(() => {
    if (isKeptOff) modals.close(ANNOUNCEMENTS);
  }, [isKeptOff, modals]);
  return null;
}
