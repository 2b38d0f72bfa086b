import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledApp } from '#cli/build/compile/compiled-app.ts';
import type { BuildManifest } from '#cli/build/seal.ts';
import { once } from '#sandbox/once.ts';
import { repository, runBrandgen } from '../cli/run-brandgen.ts';
import { filesOf, readManifest } from '../cli/site-state.ts';

/** A brand of the package with its built site. */
export interface BuiltBrand {
  id: string;
  site: string;
  manifest: BuildManifest;
  /** Main domain. */
  domain: string;
  /** The brand's own words by language code. */
  words: Record<string, object>;
  /** All text of the site: its file names, and the content of text files. */
  text: string;
}

const TEXT = /\.(js|css|html|json|txt|xml|svg|conf|webmanifest)$/;

/** Builds every brand of the package, once for all files of a worker. They are read, and never changed. */
export const buildBrands: () => Promise<readonly BuiltBrand[]> = once(async () => {
  // A folder for each worker, as two builds of one place would replace each other's files while they are read.
  const out = join(repository, '.brandgen/tested-sites', process.env['VITEST_POOL_ID'] ?? '');
  // Removes the files of earlier builds, which a site keeps for open pages.
  rmSync(out, { recursive: true, force: true });
  const { exitCode, stdout, stderr } = await runBrandgen(['build', '--all', '--json', '--out', out], {
    cwd: repository,
  });
  if (exitCode !== 0) throw new Error(`The build ended with ${exitCode}: ${stdout}${stderr}`);
  const sites: { brand: string }[] = JSON.parse(stdout).sites;
  return sites.map(({ brand }) => describeBrand(brand, join(out, brand)));
});

function describeBrand(id: string, site: string): BuiltBrand {
  const manifest = readManifest(site);
  const [, domain = ''] = /"domains":\s*\[\s*"([^"]+)"/.exec(readFileSync(brandFile(id, 'brand.json'), 'utf8')) ?? [];
  return { id, site, manifest, domain, words: ownWords(id), text: textOfSite(site) };
}

/** All text of a built site: its file names, and the content of text files. */
export function textOfSite(site: string): string {
  const files = filesOf(site);
  const texts = files.filter((file) => TEXT.test(file)).map((file) => readFileSync(join(site, file), 'utf8'));
  return [...files, ...texts].join('\n');
}

function ownWords(id: string): Record<string, object> {
  const folder = brandFile(id, 'words');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(brandFile(id, 'words', file), 'utf8'))]),
  );
}

function brandFile(id: string, ...rest: string[]): string {
  return join(repository, 'brands', id, ...rest);
}

/** Scripts that are written for a site's own set of features. */
const OF_ONE_SITE = /^assets\/(entry|accounts|needed)-/;

const apps = new WeakMap<BuildManifest, CompiledApp>();

/** The compiled app that a site was linked from. */
export function compiledAppOf({ manifest }: Pick<BuiltBrand, 'manifest'>): CompiledApp {
  const app = apps.get(manifest) ?? readApp(appFolderOf({ manifest }));
  apps.set(manifest, app);
  return app;
}

/**
 * The folder of the cache with the compiled app that a site was linked from: the one with all of its chunks, byte for byte. The
 * newest of several, as a change of what is no chunk compiles the same ones again.
 */
export function appFolderOf({ manifest: { files } }: Pick<BuiltBrand, 'manifest'>): string {
  const apps = join(repository, '.brandgen/cache/apps');
  const chunks = Object.keys(files).filter((file) => file.endsWith('.js') && !OF_ONE_SITE.test(file));
  const folders = readdirSync(apps)
    .filter((name) => !name.endsWith('.tmp'))
    .map((name) => join(apps, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const found = folders.find((folder) => {
    const app = readApp(folder);
    return chunks.every((file) => app.files[file]?.digest === files[file]?.sha256);
  });
  if (found === undefined) throw new Error('The compiled app is not in the cache.');
  return found;
}

function readApp(folder: string): CompiledApp {
  return JSON.parse(readFileSync(join(folder, 'app.json'), 'utf8'));
}
