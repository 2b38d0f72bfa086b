import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface ForegroundNginx {
  /** Id of the process that has read the configuration. */
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
}

/** Starts nginx in the foreground, so that its process is the one that reads the configuration. @param isRead file that it writes then */
export async function runInForeground(
  program: string,
  words: readonly string[],
  isRead: string,
): Promise<ForegroundNginx> {
  const running = spawn(program, [...words, '-g', 'daemon off;'], { stdio: 'ignore' });
  while (!existsSync(isRead)) {
    if (running.exitCode !== null) throw new Error(`nginx ended with ${running.exitCode}: ${words.join(' ')}`);
    await pause(20);
  }
  return {
    pid: running.pid,
    stop: async () => {
      const ended = once(running, 'exit');
      running.kill();
      await ended;
    },
  };
}

/** The main file of a nginx in a folder. @param included files that it reads, absolute or from its folder */
export function mainFile(server: string, included: readonly string[]): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${path.join(server, kind)};`,
  );
  const http = ['http {', 'access_log off;', ...folders, ...included.map((file) => `include ${file};`), '}', ''];
  return ['worker_processes 2;', 'pid nginx.pid;', 'events {}', ...http].join('\n');
}
