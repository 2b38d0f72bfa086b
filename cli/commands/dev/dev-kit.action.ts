import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { openBuildContext } from '#cli/build/build-context.ts';
import { codeFolder } from '#cli/package/code-folder.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import { renderProblems } from '#cli/problems/render-problems.ts';
import { startDevServer } from '#cli/serve/dev/dev-server.ts';
import { loadKitBrands } from '#cli/serve/dev/kit-brands.ts';
import { reportTo } from '#cli/serve/dev/report-problems.ts';
import { servedAddresses } from '#cli/serve/dev/served-addresses.ts';
import { stampKitSite } from '#cli/serve/dev/stamp-kit-site.ts';
import { parsePort } from '#cli/serve/parse-port.ts';
import { untilStopped } from '#cli/serve/until-stopped.ts';
import { createStyle } from '#cli/terminal/terminal.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface DevKitRequest extends ActionContext {
  /** Value of `--port`, as written. */
  readonly port: string;
  /** Address to listen on, or `true` for all. */
  readonly host: string | true | undefined;
}

/** Serves the kit page in every theme of the workspace until it is stopped. */
export async function devKit(request: DevKitRequest): Promise<Outcome> {
  const port = parsePort(request.port);
  const workspace = openWorkspace(request.cwd, request.workspace);
  const root = packageRoot();
  const { brands, problems } = loadKitBrands(workspace);
  if (problems.length > 0) return { exitCode: 1, text: '', json: {}, problems };
  request.terminal.line('Starting the kit page …');
  const first = await stampKitSite(brands, openBuildContext(root, codeFolder(), process.env));
  const stamp = async () => {
    const now = loadKitBrands(workspace);
    if (now.problems.length > 0) return renderProblems(now.problems, { cwd: request.cwd, style: createStyle(false) });
    return stampKitSite(now.brands, openBuildContext(root, codeFolder(), process.env));
  };
  const folders = [...workspace.themes, ...workspace.locales];
  const { host, terminal } = request;
  const report = reportTo(terminal, 'Kit');
  const server = await startDevServer({ root, port, host, platform: null, kind: 'kit', folders, stamp, report }, first);
  const { origin, network } = servedAddresses(server);
  const url = `${origin}/`;
  return {
    exitCode: 0,
    text: [`Kit: ${url}`, ...network.map((address) => `Network  ${address}`)].join('\n'),
    json: { url, network, themes: brands.map(({ theme }) => theme.name) },
    stay: async () => {
      await untilStopped();
      await server.close();
    },
  };
}
