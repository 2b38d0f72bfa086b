import type { Domain } from '../hooks/domain.ts';
import { unreadOf } from './counts.ts';
import { deliverTo } from './deliver.ts';

export const domain: Domain = {
  counts: {
    unreadMessages: async ({ platform: { db, now }, member: { id } }) => {
      await deliverTo(db, [id], now());
      return unreadOf(db, id);
    },
  },
};
