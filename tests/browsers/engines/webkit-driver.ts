import { once } from 'node:events';
import { createServer } from 'node:net';
import { startBound } from './bound-process.ts';

/** A running WebKitWebDriver. */
export interface DriverServer {
  url: string;
  end(): Promise<void>;
}

/** Starts WebKitWebDriver on a free port. @throws when it cannot be started */
export async function startDriver(path: string, env: NodeJS.ProcessEnv): Promise<DriverServer> {
  const port = await freePort();
  const server = startBound([path, `--port=${port}`], { env });
  const failed = once(server.process, 'exit').then(([status]) => {
    throw new Error(`${path} could not be started: it ended with ${status}.`);
  });
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([answers(`${url}/status`), failed]);
  failed.catch(() => undefined);
  return { url, end: server.end };
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
