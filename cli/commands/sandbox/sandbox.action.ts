import { loadBrand } from '#cli/brand/load-brand.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { loadAdapter } from '#cli/build/link/compile-adapter.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { watchAnswers } from '#cli/serve/contract/watch-answers.ts';
import { withEmulator } from '#cli/serve/firebase-emulator.ts';
import { halfHints } from '#cli/serve/half/half-hints.ts';
import { parseMock } from '#cli/serve/half/parse-mock.ts';
import { openPlatform, type WantedPlatform } from '#cli/serve/open-platform.ts';
import { parseNow, parseOrigin, parsePort } from '#cli/serve/parse-port.ts';
import { untilStopped } from '#cli/serve/until-stopped.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface SandboxRequest extends ActionContext {
  readonly brand: string;
  /** Values of the options, as written. */
  readonly port: string;
  readonly now: string | undefined;
  readonly without: string | undefined;
  readonly proxy: string | undefined;
  readonly mock: string | undefined;
}

/** Runs the sandbox platform of a brand until it is stopped. */
export async function sandbox(request: SandboxRequest): Promise<Outcome> {
  const port = parsePort(request.port);
  const wanted = parseWanted(request);
  const loaded = loadBrand(openWorkspace(request.cwd, request.workspace), request.brand);
  if (loaded.brand === null) return { exitCode: 1, text: '', json: {}, problems: loaded.problems };
  const root = packageRoot();
  const brand = withEmulator(loaded.brand, process.env);
  const current = { adapter: wanted.mocked && brand.adapter && (await loadAdapter(brand.adapter.file)) };
  const watch = wanted.mocked && (await watchAnswers(root, request.terminal, current));
  const { url, mocked, sandbox: running } = await openPlatform({ root, brand, port, watch, current, ...wanted });
  const hints = mocked ? halfHints(mocked) : [];
  return {
    exitCode: 0,
    text: [`Sandbox platform of ${brand.site.name}: ${url}`, ...hints, `Console  ${url}/sandbox/`].join('\n'),
    json: { url, ...(mocked && { mocked }) },
    stay: async () => {
      await untilStopped(...(running ? [running.ended] : []));
      await running?.stop();
    },
  };
}

/** @throws UsageError */
function parseWanted({ now, without, proxy, mock }: SandboxRequest): WantedPlatform {
  const startsAt = now === undefined ? undefined : parseNow(now);
  if (proxy === undefined && mock === undefined) return { api: undefined, startsAt, without };
  if (proxy === undefined)
    throw new UsageError('Without `--proxy` the sandbox answers every call, so it takes no `--mock`.');
  if (mock === undefined)
    throw new UsageError('`--proxy` needs `--mock` with the domains to answer, such as wallets,lottery.');
  if (startsAt !== undefined)
    throw new UsageError('The platform of `--proxy` has a clock of its own, so it takes no `--now`.');
  return { api: parseOrigin(proxy, '--proxy'), startsAt, without, mocked: parseMock(mock) };
}
