import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A running WebKitWebDriver. */
export interface DriverServer {
  url: string;
  end(): Promise<void>;
}

/** Starts WebKitWebDriver on a free port. @throws when it cannot be started */
export async function startDriver(path: string, env: NodeJS.ProcessEnv): Promise<DriverServer> {
  const port = await freePort();
  const server = spawn(path, [`--port=${port}`], { env, stdio: 'ignore' });
  const failed = once(server, 'error').then(([reason]) => Promise.reject(reason));
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([answers(`${url}/status`), failed]);
  return {
    url,
    async end() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
}
