import type { Domain } from '../hooks/domain.ts';
import { writeMessage } from './write-message.ts';

const REVIEWED = { A: 'identityVerified', R: 'identityRejected' } as const;

export const domain: Domain = {
  hears: {
    joined: {
      order: 20,
      hear: ({ db, member }) => writeMessage(db, { memberId: member.id, kind: 'welcome', at: member.registeredAt }),
    },
    reviewed: {
      order: 10,
      hear: ({ db, memberId, status, at }) => writeMessage(db, { memberId, kind: REVIEWED[status], at }),
    },
    deviceAdded: {
      order: 10,
      hear: ({ db, memberId, name, at }) => writeMessage(db, { memberId, kind: 'newDevice', about: name, at }),
    },
  },
  seeds: { order: 90, load: async () => (await import('./seeds.ts')).seeds },
};
