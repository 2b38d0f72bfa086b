import type { Domain } from '../hooks/domain.ts';

export const domain: Domain = {
  switches: {
    toggles: {
      domainUnknown: 'Domain unknown',
      domainMoved: 'Domain moved',
      venues: 'Gaming venue before a game',
    },
  },
};
