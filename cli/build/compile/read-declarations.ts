import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertPagesListed } from './assert-pages-listed.ts';
import type { CompiledApp } from './compiled-app.ts';
import type { CompiledFeature } from './compiled-feature.ts';
import { readManifests } from './feature-manifests.ts';
import { type LateDeclaration, lateDeclaration } from './late-declarations.ts';

/**
 * Reads the declarations of all features from their compiled chunks, so that a declaration is written only once.
 * @param folder of the compiled site
 * @returns those of the late features, by name
 * @throws when a declaration and its feature.json differ, or when a late feature contributes code
 */
export async function readDeclarations(
  root: string,
  folder: string,
  { features, prerender }: Pick<CompiledApp, 'features' | 'prerender'>,
): Promise<Record<string, LateDeclaration>> {
  const load = (file: string) => import(pathToFileURL(path.join(folder, file)).href);
  const { lazyFields }: { lazyFields: Record<string, 1> } = await load(prerender);
  const manifests = readManifests(root);
  const declared = manifests.map(async (manifest) => {
    const { feature }: { feature: CompiledFeature } = await load(features[manifest.name] ?? '');
    return { manifest, feature };
  });
  const all = await Promise.all(declared);
  assertPagesListed(all);
  const late = all.filter(({ manifest }) => manifest.late === true);
  return Object.fromEntries(late.map(({ feature }) => [feature.name, lateDeclaration(feature, lazyFields)]));
}
