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
  control: { load: async () => (await import('./control.ts')).serveControl },
  clock: async (platform, report) => (await import('./lively-board.ts')).startLivelyBoard(platform, report),
  switches: { toggles: { winners: 'Somebody wins now and then' } },
};
