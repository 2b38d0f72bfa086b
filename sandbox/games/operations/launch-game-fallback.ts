import type { Handler } from '#sandbox/calls/call.ts';
import { startGame } from '../start-game.ts';

/** Takes the body of `launchGame` as query parameters. */
export const launchGameFallback: Handler<'launchGameFallback'> = async (call) => ({
  success: true,
  value: { url: await startGame(call, call.query) },
});
