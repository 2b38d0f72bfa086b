import type { ServeControl } from '../hooks/control-calls.ts';
import { stateOf } from '../process/sandbox-state.ts';
import { createLivelyBoard } from './lively-board.ts';

export const serveControl: ServeControl = (control, platform) => {
  control.post('/win', async () => {
    await createLivelyBoard(platform).win();
    return stateOf(platform);
  });
};
