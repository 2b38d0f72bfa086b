import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltSite } from '#cli/build/built-site.ts';
import { digest, integrityOf } from '#cli/build/digest.ts';
import { MANIFEST_FILE } from '#cli/build/seal.ts';
import { type PlanRequest, serverPlan } from '#cli/build/stamp/server/server-plan.ts';
import { SERVER_PLAN_FILE } from '#cli/build/stamp/server/stamp-server.ts';

/** Settings in which a site of the brand `acme` differs. */
export type SmallSite = Partial<Omit<PlanRequest, 'pages' | 'policy'>> & {
  readonly brand?: string;
  /** Names of its pages besides the first one and the help. */
  readonly morePages?: readonly string[];
  /** Text that every page has besides. */
  readonly text?: string;
};

/** Writes a built site of a few files, of which the pages, the policy and one stylesheet follow from a look. */
export function writeSmallSite(
  folder: string,
  look: string,
  { brand = 'acme', morePages = [], text = '', ...own }: SmallSite = {},
): BuiltSite {
  const style = `body{color:${look}}`;
  const sheet = `main{color:${look}}`;
  const page = `<style>${style}</style><link rel="stylesheet" href="/assets/theme-${digest(sheet).slice(0, 8)}.css">`;
  const policy = `default-src 'self'; style-src 'self' '${integrityOf(digest(style))}'`;
  const pages = new Map([
    ['/', 'index.html'],
    ['/help', 'help.html'],
    ...morePages.map((name) => [`/${name}`, `${name}.html`] as const),
  ]);
  const facts = { site: brand, name: 'Acme', hosts: [`${brand}.example`], forwardsCalls: false, basePath: '/' };
  const plan = serverPlan({ ...facts, pages, policy, keepDays: 14, ...own });
  const script = 'export const shared = true;';
  const files = new Map<string, string | Buffer>([
    ['assets/app-12345678.js', script],
    ['assets/app-12345678.js.br', brotliCompressSync(script)],
    [`assets/theme-${digest(sheet).slice(0, 8)}.css`, sheet],
    ['words/EN-12345678/cashier.json', '{"deposit":"Deposit"}'],
    ['robots.txt', 'User-agent: *\n'],
    ...[...pages.values(), ...Object.values(plan.errors)].map(
      (name) => [name, `<h1>${name}</h1>${page}${text}`] as const,
    ),
    [SERVER_PLAN_FILE, JSON.stringify(plan)],
  ]);
  const entries = [...files].map(([name, bytes]) => [name, { size: bytes.length, sha256: digest(bytes) }] as const);
  const firstLoad = { js: 0, css: 0 };
  const summary = { brand, features: [], languages: ['EN'], firstLoad };
  const manifest = { format: 1, ...summary, inputs: digest(look), files: Object.fromEntries(entries) };
  files.set(MANIFEST_FILE, JSON.stringify(manifest));
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return { ...summary, site: plan.site, folder, files: files.size, milliseconds: 0, fromCache: 'nothing' };
}
