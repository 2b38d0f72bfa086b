import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '#cli/build/digest.ts';
import { readProven } from '#cli/build/proof/proven-bytes.ts';
import { listedFiles } from '#cli/build/publish/compare-site.ts';
import { readManifest } from '#cli/build/publish/published-site.ts';
import { MANIFEST_FILE } from '#cli/build/seal.ts';
import { EARLIER_FOLDER, isImmutable, isServerPlan, type ServerPlan } from '#cli/build/stamp/server/server-plan.ts';
import { SERVER_PLAN_FILE } from '#cli/build/stamp/server/stamp-server.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { temporarySuffix } from '#cli/system/write-atomically.ts';
import { beyondLimits, headerRules, headersFile, redirectsFile } from './header-rules.ts';
import type { StaticHost } from './host.ts';

/** File that hosts serve for paths without a file. */
const NOT_FOUND_PAGE = '404.html';

/** Packed files, which hosts make themselves. */
const PACKED = /\.(br|gz)$/;

const HEADERS_FILE = '_headers';

export interface ExportedSite {
  readonly brand: string;
  /** Number of files, including `_headers` and `_redirects`. */
  readonly files: number;
  /** Number of rules in `_headers`. */
  readonly rules: number;
}

/**
 * Exports a built site as a folder for a host of static files, with its headers in the host's format. @param site
 * folder of the built site @param target the new folder; replaces an earlier export @throws UsageError if it is not a
 * built site, needs a server, exceeds the host's limits, or the target has other files
 */
export function exportSite(site: string, target: string, host: StaticHost): ExportedSite {
  const manifest = readManifest(site);
  if (!manifest) throw new UsageError(`${site} holds no built site: it has no readable ${MANIFEST_FILE}.`);
  const sums = listedFiles(site, manifest).set(MANIFEST_FILE, digest(readFileSync(path.join(site, MANIFEST_FILE))));
  const read = (file: string) => readProven({ source: path.join(site, file), digest: sums.get(file) ?? '' });
  const plan = parseJson(read(SERVER_PLAN_FILE).toString(), isServerPlan, SERVER_PLAN_FILE);
  assertNeedsNoServer(plan);
  const layout = staticLayout(plan, [...sums.keys()]);
  const rules = headerRules(plan, [...layout.keys()], host);
  const beyond = beyondLimits(rules, host);
  if (beyond.length > 0)
    throw new UsageError(`${beyond.join(' ')} The site would lack headers there: serve it as docs/serving.md says.`);
  const redirects = redirectsFile(plan, host);
  const written = [
    [HEADERS_FILE, headersFile(rules)] as const,
    ...(redirects ? [['_redirects', redirects] as const] : []),
  ];
  replaceFolder(target, (draft) => {
    for (const [filePath, source] of layout) {
      mkdirSync(path.dirname(path.join(draft, filePath)), { recursive: true });
      writeFileSync(path.join(draft, filePath), read(source));
    }
    for (const [name, text] of written) writeFileSync(path.join(draft, name), text);
  });
  return { brand: manifest.brand, files: layout.size + written.length, rules: rules.length };
}

/**
 * @throws UsageError for a site whose server forwards calls, as a static host cannot add the headers that their answers
 * need
 */
function assertNeedsNoServer({ site, forwardsCalls }: ServerPlan): void {
  if (!forwardsCalls) return;
  throw new UsageError(
    `${site} sends its calls to its own address, where a host of static files has no platform. Set platform.url and build again.`,
  );
}

/** Fills a new folder and replaces an earlier export with it. */
function replaceFolder(target: string, fill: (draft: string) => void): void {
  const isOurs = !existsSync(target) || readdirSync(target).length === 0 || existsSync(path.join(target, HEADERS_FILE));
  if (!isOurs)
    throw new UsageError(`${target} holds other files. Name a folder that is new or holds an earlier export.`);
  const draft = `${target}.${temporarySuffix()}`;
  try {
    mkdirSync(draft, { recursive: true });
    fill(draft);
    rmSync(target, { recursive: true, force: true });
    renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Lays a site out as files, without a server that maps paths: each page gets its own file, and files of earlier builds
 * are put where pages request them. @param files of the site, including earlier ones @returns path in the host's folder
 * → path in the site
 */
export function staticLayout(plan: ServerPlan, files: readonly string[]): Map<string, string> {
  const base = plan.basePath.slice(1);
  const earlier = files.filter((file) => file.startsWith(EARLIER_FOLDER) && isImmutable(withoutEarlier(file)));
  const open = files.filter((file) => !isClosed(plan, file) && !PACKED.test(file));
  const { '/': home, ...pages } = plan.pages;
  return new Map([
    ...earlier.map((file) => [`${base}${withoutEarlier(file)}`, file] as const),
    ...open.map((file) => [`${base}${file}`, file] as const),
    ...Object.entries(pages).map(([path, file]) => [`${base}${path.slice(1)}.html`, file] as const),
    // A host has a single page for both.
    ...(home === undefined ? [] : [[`${base}index.html`, home] as const]),
    ...plan.atRoot.map((file) => [file, file] as const),
    [NOT_FOUND_PAGE, plan.errors['404'] ?? NOT_FOUND_PAGE] as const,
  ]);
}

function withoutEarlier(file: string): string {
  return file.slice(EARLIER_FOLDER.length);
}

function isClosed({ closed }: ServerPlan, file: string): boolean {
  return closed.some((closedPath) => (closedPath.endsWith('/') ? file.startsWith(closedPath) : file === closedPath));
}
