import type { Handler } from '#sandbox/calls/call.ts';
import { startDemo } from '../start-game.ts';

export const launchDemo: Handler<'launchDemo'> = (call) => ({ success: true, value: { url: startDemo(call) } });
