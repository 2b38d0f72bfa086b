import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FeatureManifest } from '#schemas/generated/feature.ts';
import type { CompiledApp } from './compiled-app.ts';
import type { CompiledFeature } from './compiled-feature.ts';
import { readManifests } from './feature-manifests.ts';
import { type LateDeclaration, lateDeclaration } from './late-declarations.ts';

interface Declared {
  readonly manifest: Pick<FeatureManifest, 'name' | 'pages'>;
  readonly feature: Pick<CompiledFeature, 'name' | 'contributions'>;
}

type Page = NonNullable<FeatureManifest['pages']>[string];

const memberAddress = (id: string) => `/member?page=${id}`;
const agentAddress = (id: string) => `/agentHome?page=${id}`;

/**
 * Reads the declarations of all features from their compiled chunks, so that they are written only once. @param folder
 * of the compiled site @returns declarations of late features, by name @throws if a declaration contradicts its
 * feature.json, or if a late feature contributes code
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
  const declarations = await Promise.all(declared);
  assertPagesListed(declarations);
  const late = declarations.filter(({ manifest }) => manifest.late === true);
  return Object.fromEntries(late.map(({ feature }) => [feature.name, lateDeclaration(feature, lazyFields)]));
}

/** @throws unless exactly the pages listed in feature.json files are contributed */
function assertPagesListed(declarations: readonly Declared[]): void {
  const listed = declarations.flatMap(({ manifest: { name, pages = {} } }) =>
    Object.values(pages).flatMap((page) => addressesOf(page).map((address) => ({ name, address }))),
  );
  const contributed = declarations.flatMap(({ feature }) =>
    contributedBy(feature).map((address) => ({ name: feature.name, address })),
  );
  const stray = contributed.find(({ address }) => !listed.some((page) => page.address === address));
  if (stray) {
    throw new Error(
      `The feature ${stray.name} contributes the page ${stray.address}, which no feature.json lists. ` +
        `Add it to "pages" in app/features/${stray.name}/feature.json.`,
    );
  }
  const missing = listed.find(({ address }) => !contributed.some((page) => page.address === address));
  if (missing) {
    throw new Error(
      `app/features/${missing.name}/feature.json lists the page ${missing.address}, which no feature contributes. ` +
        `Contribute it in app/features/${missing.name}/feature.ts, or remove it from "pages".`,
    );
  }
}

function addressesOf({ path, alsoAt, memberPage, agentPage }: Page): string[] {
  const pages = [memberPage && memberAddress(memberPage), agentPage && agentAddress(agentPage)];
  return [path, alsoAt, ...pages].flatMap((address) => address ?? []);
}

function contributedBy({ contributions }: Declared['feature']): string[] {
  const values = (slot: string, field: string) =>
    (contributions[slot] ?? []).map((entry): unknown => Reflect.get(entry, field));
  return [
    ...values('routes', 'path').map(String),
    ...values('memberPages', 'id').map((id) => memberAddress(String(id))),
    ...values('agentPages', 'id').map((id) => agentAddress(String(id))),
  ];
}
