import type { Domain } from '../hooks/domain.ts';

export const domain: Domain = {
  switches: { toggles: { popups: 'Public popups', pressingAnnouncement: 'Announcement to be read at once' } },
};
