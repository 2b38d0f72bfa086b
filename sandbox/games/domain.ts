import type { Domain } from '../hooks/domain.ts';
import { publishWinner } from './winner-board.ts';

export const domain: Domain = {
  hears: {
    betDone: {
      order: 20,
      hear: async ({ platform, bet }) => {
        if (bet.win > 0) await publishWinner(platform, bet.betId);
      },
    },
  },
};
