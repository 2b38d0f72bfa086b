import type { Rolldown } from 'vite';
import { digest } from '../digest.ts';
import { gzipSize } from '../gzip-size.ts';
import { packageFolderOf, readPackage } from './bundled-packages.ts';
import { classesIn } from './class-names.ts';
import type { BundledPackage, CompiledApp, CompiledChunk, CompiledFile } from './compiled-app.ts';
import { featureOf, ownModule } from './own-module.ts';

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

const FEATURE_ENTRY = /^feature-(.+)$/;

/** Describes a bundle for linking. @param root the package's root @param behind modules that are loaded behind the first paint */
export async function describeBundle(
  root: string,
  output: Output,
  behind: readonly string[],
): Promise<Omit<CompiledApp, 'late'>> {
  const files = output.map(async (entry) => [entry.fileName, await describeFile(entry)] as const);
  const chunks = output.filter((entry) => entry.type === 'chunk');
  const entries = new Map(chunks.filter(({ isEntry }) => isEntry).map(({ name, fileName }) => [name, fileName]));
  return {
    shell: named(entries, 'shell'),
    prerender: named(entries, 'prerender'),
    features: featureEntries(entries),
    early: chunks.flatMap(({ moduleIds, fileName }) => (behind.some((id) => moduleIds.includes(id)) ? [fileName] : [])),
    chunks: Object.fromEntries(chunks.map((chunk) => [chunk.fileName, describeChunk(root, chunk)])),
    files: Object.fromEntries(await Promise.all(files)),
    packages: describePackages(root, chunks),
  };
}

function named(entries: ReadonlyMap<string, string>, name: string): string {
  const file = entries.get(name);
  if (!file) throw new Error(`The bundle has no entry ${name}.`);
  return file;
}

function featureEntries(entries: ReadonlyMap<string, string>): Record<string, string> {
  const features = [...entries].flatMap(([name, file]) => {
    const feature = FEATURE_ENTRY.exec(name)?.[1];
    return feature ? [[feature, file]] : [];
  });
  return Object.fromEntries(features);
}

function describeChunk(root: string, chunk: Rolldown.OutputChunk): CompiledChunk {
  const features = chunk.moduleIds.flatMap((id) => featureOf(root, id) ?? []);
  return {
    imports: chunk.imports,
    dynamicImports: chunk.dynamicImports,
    css: [...(chunk.viteMetadata?.importedCss ?? [])],
    assets: [...(chunk.viteMetadata?.importedAssets ?? [])],
    features: [...new Set(features)].sort(),
    packages: packagesOf(root, chunk).map(({ key }) => key),
  };
}

async function describeFile(entry: Rolldown.OutputChunk | Rolldown.OutputAsset): Promise<CompiledFile> {
  const bytes = Buffer.from(entry.type === 'chunk' ? entry.code : entry.source);
  const classes = entry.fileName.endsWith('.css') ? classesIn(bytes.toString('utf8')) : [];
  return { digest: digest(bytes), size: bytes.length, gzip: await gzipSize(bytes), classes };
}

function describePackages(root: string, chunks: readonly Rolldown.OutputChunk[]): Record<string, BundledPackage> {
  const packages = chunks.flatMap((chunk) => packagesOf(root, chunk)).sort((a, b) => (a.key < b.key ? -1 : 1));
  return Object.fromEntries(packages.map(({ key, facts }) => [key, facts]));
}

function packagesOf(root: string, chunk: Rolldown.OutputChunk): { key: string; facts: BundledPackage }[] {
  const others = chunk.moduleIds.filter((id) => ownModule(root, id) === undefined);
  const folders = new Set(others.flatMap((id) => packageFolderOf(id) ?? []));
  return [...folders].sort().map((folder) => {
    const facts = readPackage(folder);
    return { key: `${facts.name}@${facts.version}`, facts };
  });
}
