import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { isDictionary } from '#cli/json/guards.ts';
import type { RunningAdapter } from '#schemas/adapter/adapt.ts';
import { DOMAIN_CALLS } from '#schemas/generated/platform-domains.ts';

const ENTRY = '\0brandgen:adapter';

interface AdapterRequest {
  /** The package's root. */
  readonly root: string;
  /** The operator's file. */
  readonly file: string;
  /** Calls that another platform answers by the contract, by method and path. */
  readonly except?: readonly string[];
}

/** The operator's adapter as a script that, before the site starts, puts it before the calls. */
export async function compileAdapter({ root, file, except = [] }: AdapterRequest): Promise<string> {
  const { calls = {} } = await loadAdapter(file);
  const named = Object.entries(DOMAIN_CALLS).filter(([, { operationId }]) => Object.hasOwn(calls, operationId));
  const ids = Object.fromEntries(named.map(([call, { operationId }]) => [call, operationId]));
  const runtime = path.join(root, 'app/platform/adapt-fetch.ts');
  const { code } = await bundled(
    [
      `import { adapter } from ${JSON.stringify(file)};`,
      `import { adaptFetch } from ${JSON.stringify(runtime)};`,
      `adaptFetch(adapter, ${JSON.stringify({ ids, ...(except.length > 0 && { except }) })});`,
    ].join('\n'),
    root,
  );
  return code;
}

/** Runs the operator's adapter in this process. What it throws has the line of its file. */
export async function loadAdapter(file: string): Promise<RunningAdapter> {
  process.setSourceMapsEnabled(true);
  const { code, map } = await bundled(`export { adapter } from ${JSON.stringify(file)};`, path.dirname(file));
  const mapped = `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}`;
  const module = await imported(mapped);
  const adapter = isDictionary(module) ? module['adapter'] : undefined;
  if (isAdapter(adapter)) return adapter;
  throw new Error(`${file} exports no adapter.`);
}

/** Imports a module from a file, as Node reads no source map of a data address. */
async function imported(code: string): Promise<unknown> {
  const folder = mkdtempSync(path.join(tmpdir(), 'brandgen-adapter-'));
  try {
    const file = path.join(folder, 'adapter.mjs');
    writeFileSync(file, code);
    const module: unknown = await import(pathToFileURL(file).href);
    return module;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The types of the rest were checked when the file was read. */
function isAdapter(value: unknown): value is RunningAdapter {
  return isDictionary(value);
}

async function bundled(source: string, cwd: string): Promise<{ code: string; map: string }> {
  const bundle = await rolldown({
    input: ENTRY,
    cwd,
    plugins: [
      {
        name: 'brandgen:adapter',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', sourcemap: true });
  await bundle.close();
  const [{ code, map }] = output;
  // Absolute, so that what the adapter throws names its file.
  const sources = map?.sources.map((place) => (place.includes('\0') ? place : path.resolve(cwd, place))) ?? [];
  return { code: code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, ''), map: JSON.stringify({ ...map, sources }) };
}
