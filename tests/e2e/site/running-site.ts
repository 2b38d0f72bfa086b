import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../../..');

/** A built site with its own sandbox platform, as `brandgen preview` serves it. */
export interface RunningSite {
  url: string;
  /** Puts a switch of the sandbox, such as maintenance; see the sandbox's control calls. */
  control(path: string, body: unknown): Promise<void>;
  stop(): Promise<void>;
}

/** Serves a brand on a free port. @throws with what it printed when it does not come up. */
export async function runSite(brand: string): Promise<RunningSite> {
  const site = spawn(process.execPath, ['dist/cli/main.js', 'preview', brand, '--port', '0'], { cwd: root });
  const url = await firstAddress(site);
  return {
    url,
    async control(path, body) {
      const answer = await fetch(`${url}/sandbox/control/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}: ${await answer.text()}`);
    },
    async stop() {
      const ended = once(site, 'exit');
      site.kill('SIGINT');
      await ended;
    },
  };
}

async function firstAddress(site: ChildProcess): Promise<string> {
  const printed: string[] = [];
  site.stderr?.on('data', (text: Buffer) => printed.push(text.toString()));
  if (!site.stdout) throw new Error('The preview has no output.');
  for await (const line of createInterface({ input: site.stdout })) {
    printed.push(line);
    const address = line.match(/http:\/\/[\w.:]+/)?.[0];
    if (address) {
      site.stdout.resume();
      return address;
    }
  }
  throw new Error(`The preview did not start:\n${printed.join('\n')}`);
}
