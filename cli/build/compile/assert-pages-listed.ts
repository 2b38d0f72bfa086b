import type { FeatureManifest } from '#schemas/generated/feature.ts';
import type { CompiledFeature } from './compiled-feature.ts';

interface Declared {
  readonly manifest: Pick<FeatureManifest, 'name' | 'pages'>;
  readonly feature: Pick<CompiledFeature, 'name' | 'contributions'>;
}

type Page = NonNullable<FeatureManifest['pages']>[string];

/** @throws when a page is contributed but in no feature.json, or in one but contributed by no feature */
export function assertPagesListed(all: readonly Declared[]): void {
  const listed = all.flatMap(({ manifest: { name, pages = {} } }) =>
    Object.values(pages).flatMap((page) => addressesOf(page).map((address) => ({ name, address }))),
  );
  const contributed = all.flatMap(({ feature }) =>
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

const memberAddress = (id: string) => `/member?page=${id}`;
const agentAddress = (id: string) => `/agentHome?page=${id}`;
