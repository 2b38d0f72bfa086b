import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Size } from '../driver/tab.ts';

/** A display without a screen. */
export interface Screen {
  /** As in `DISPLAY`. */
  name: string;
  end(): void;
}

/** Starts Xvfb on a free display, as large as the window. @throws when it cannot be started */
export async function startScreen({ width, height }: Size): Promise<Screen> {
  const server = spawn(
    process.env['XVFB_PATH'] ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const numbers = server.stdio[3];
  if (!numbers) throw new Error('Xvfb has no pipe for its number.');
  const failed = once(server, 'error').then(([reason]) => Promise.reject(reason));
  const [number] = await Promise.race([once(numbers, 'data'), failed]);
  return {
    name: `:${String(number).trim()}`,
    end: () => {
      server.kill();
    },
  };
}
