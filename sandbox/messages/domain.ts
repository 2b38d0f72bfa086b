import type { Domain } from '../hooks/domain.ts';
import { unreadOf } from './counts.ts';
import { deliverTo } from './deliver.ts';

export const domain: Domain = {
  hears: {
    vastTeamSeeded: {
      order: 20,
      hear: async (team) => (await import('./seed-vast-messages.ts')).seedVastMessages(team),
    },
  },
  counts: {
    unreadMessages: async ({ platform: { db, now }, member: { id } }) => {
      await deliverTo(db, [id], now());
      return unreadOf(db, id);
    },
  },
  control: { load: async () => (await import('./control.ts')).serveControl },
};
