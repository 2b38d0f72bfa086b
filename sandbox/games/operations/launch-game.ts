import type { Handler } from '#sandbox/calls/call.ts';
import { startGame } from '../start-game.ts';

export const launchGame: Handler<'launchGame'> = async (call) => ({
  success: true,
  value: { url: await startGame(call, call.body) },
});
