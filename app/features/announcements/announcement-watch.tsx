import { useEffect } from 'react';
import { hasFlag } from '#app/session/session-flags.ts';
import { useAnnouncements } from '#app/shell/games/announcements-query.ts';
import { ANNOUNCEMENTS } from '#app/shell/modals/modal-ids.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { pageRules } from '#app/shell/router/page-rules.ts';
import { useLocation } from '#app/shell/router/router.ts';
import { whenPageStands } from '#app/shell/site/when-page-stands.ts';
import { pressingPlace, readable, SHOWN } from './read-announcements.ts';

/** Opens the announcements once a session where one of them asks for it, though over no game and no agents' page. */
export function AnnouncementWatch() {
  const modals = useModals();
  const { pathname } = useLocation();
  const { data } = useAnnouncements();
  const { game, agents } = pageRules(pathname);
  const isKeptOff = game || agents;
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
