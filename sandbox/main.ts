// Starts the sandbox platform from the command line.

import { createClock } from './clock.ts';
import { createSandbox, type Sandbox } from './create-sandbox.ts';
import { hooksOf } from './hooks/hooks.ts';
import { readOptions, type SandboxOptions, USAGE } from './setup/options.ts';
import { defaultBrand, readBrand } from './setup/sandbox-brand.ts';
import { SetupError } from './setup/setup-error.ts';

const HOST = '127.0.0.1';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    process.stdout.write(USAGE);
    return;
  }
  let close = async () => {};
  const end = () => void close().then(() => process.exit(0));
  // A parent command stops the sandbox with a signal or by exiting, which closes the channel.
  process.once('disconnect', end);
  // The channel alone must not keep a sandbox alive that failed to start.
  process.channel?.unref();
  const brand = options.brandFile === undefined ? defaultBrand() : await readBrand(options.brandFile);
  const report = (line: string) => process.stderr.write(`${line}\n`);
  const sandbox = await createSandbox({ ...options, brand, report, clock: createClock(options.startsAt) });
  sandbox.platform.switches.lacking = [...options.without];
  const url = await listen(sandbox, options);
  close = sandbox.close;
  const endClocks = await hooksOf(sandbox.platform.db).startClocks(sandbox.platform, report);
  close = () => endClocks().then(sandbox.close);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  process.stdout.write(options.json ? `${JSON.stringify({ url, pid: process.pid })}\n` : banner(url));
}

async function listen({ server, close }: Sandbox, { port }: SandboxOptions): Promise<string> {
  try {
    return await server.listen({ host: HOST, port });
  } catch (cause) {
    await close();
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw cause;
    const problem = code === 'EADDRINUSE' ? 'is in use by another program.' : 'cannot be used by this user.';
    throw new SetupError(`Port ${port} ${problem}`, 'Choose another with `--port`, or use 0 for any free port.');
  }
}

function banner(url: string): string {
  return `Sandbox platform: ${url}
Console: ${url}/sandbox/
Log in as player1 or agent1 with the password Sandbox1!
`;
}

main().catch((error: unknown) => {
  const setup = error instanceof SetupError;
  process.exitCode = setup ? 1 : 70;
  if (setup && process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ error: error.message })}\n`);
    return;
  }
  const text = setup ? error.message : `The sandbox failed: ${error instanceof Error ? error.stack : String(error)}`;
  process.stderr.write(`${text}\n`);
});
