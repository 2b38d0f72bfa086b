import { once } from 'node:events';
import type { Size } from '../driver/tab.ts';
import { startBound } from './bound-process.ts';

/** A display without a screen. */
export interface Screen {
  /** Name of the screen, as in `DISPLAY`. */
  name: string;
  end(): Promise<void>;
}

/** Starts Xvfb on a free display, as large as the window. @throws when it cannot be started */
export async function startScreen({ width, height }: Size): Promise<Screen> {
  const path = process.env['XVFB_PATH'] ?? 'Xvfb';
  const words = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const server = startBound([path, ...words], { more: ['pipe'] });
  const numbers = server.process.stdio[3];
  if (!numbers) throw new Error('Xvfb has no pipe for its number.');
  const failed = once(server.process, 'exit').then(([status]) => {
    throw new Error(`${path} could not be started: it ended with ${status}.`);
  });
  const [number] = await Promise.race([once(numbers, 'data'), failed]);
  failed.catch(() => undefined);
  return { name: `:${String(number).trim()}`, end: server.end };
}
