import { useEffect } from 'react';
import { hasFlag } from '../../session/session-flags.ts';
import { useAnnouncements } from '../../shell/games/announcements-query.ts';
import { ANNOUNCEMENTS } from '../../shell/modals/modal-ids.ts';
import { useModals } from '../../shell/modals/modals-context.tsx';
import { pageRules } from '../../shell/router/page-rules.ts';
import { useLocation } from '../../shell/router/router.ts';
import { whenPageStands } from '../../shell/site/when-page-stands.ts';
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
