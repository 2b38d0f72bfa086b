import type { Handler } from '#sandbox/server/call.ts';
import { startGame } from '../start-game.ts';

/** Takes in its address what `launchGame` takes in its body. */
export const launchGameFallback: Handler<'launchGameFallback'> = async (call) => ({
  success: true,
  value: { url: await startGame(call, call.query) },
});
