import path from 'node:path';
import { loadBrand } from '#cli/brand/load-brand.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import { withEmulator } from '#cli/serve/firebase-emulator.ts';
import { parseNow, parsePort } from '#cli/serve/parse-port.ts';
import { brandForPlatform } from '#cli/serve/preview-brand.ts';
import { startSandbox } from '#cli/serve/sandbox-process.ts';
import { untilStopped } from '#cli/serve/until-stopped.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface SandboxRequest extends ActionContext {
  readonly brand: string;
  /** Value of `--port`, as written. */
  readonly port: string;
  /** Value of `--now`, as written. */
  readonly now: string | undefined;
  /** Value of `--without`, as written. */
  readonly without: string | undefined;
}

/** Runs the sandbox platform of a brand until it is stopped. */
export async function sandbox(request: SandboxRequest): Promise<Outcome> {
  const port = parsePort(request.port);
  const startsAt = request.now === undefined ? undefined : parseNow(request.now);
  const loaded = loadBrand(openWorkspace(request.cwd, request.workspace), request.brand);
  if (loaded.brand === null) return { exitCode: 1, text: '', json: {}, problems: loaded.problems };
  const { brand } = loaded;
  const root = packageRoot();
  const folder = path.join(root, '.brandgen', 'sandbox');
  const forPlatform = brandForPlatform(withEmulator(brand, process.env));
  const running = await startSandbox({ root, brand: forPlatform, folder, port, startsAt, without: request.without });
  return {
    exitCode: 0,
    text: [`Sandbox platform of ${brand.site.name}: ${running.url}`, `Console  ${running.url}/sandbox/`].join('\n'),
    json: { url: running.url },
    stay: async () => {
      await untilStopped(running.ended);
      await running.stop();
    },
  };
}
