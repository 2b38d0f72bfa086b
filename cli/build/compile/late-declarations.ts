import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FeatureManifest } from '#schemas/generated/feature.ts';

/** The plain data of a late feature, as the entry carries it: what it contributes without what is loaded on demand. */
export type LateDeclaration = Readonly<Record<string, unknown>>;

interface CompiledFeature {
  feature: { name: string; module: string | null; contributions: Record<string, readonly object[]> };
}

/** Fields that come with the declaration, in every slot. A 1 in the entry stands for each. */
const ON_DEMAND: ReadonlySet<string> = new Set(['screen', 'note', 'count', 'load']);

/**
 * Reads the declarations of the features that are marked `late` off their compiled chunks, so that nobody writes them twice.
 * @param features file of each feature's chunk by name, relative to `folder`
 * @throws when a late feature contributes anything but data
 */
export async function lateDeclarations(
  root: string,
  folder: string,
  features: Readonly<Record<string, string>>,
): Promise<Record<string, LateDeclaration>> {
  const late = Object.keys(features).filter((name) => isLate(root, name));
  const declared = late.map(async (name) => {
    const { feature }: CompiledFeature = await import(pathToFileURL(path.join(folder, features[name] ?? '')).href);
    return [name, declarationOf(feature)] as const;
  });
  return Object.fromEntries(await Promise.all(declared));
}

function isLate(root: string, name: string): boolean {
  const file = path.join(root, 'app/features', name, 'feature.json');
  const manifest: FeatureManifest = JSON.parse(readFileSync(file, 'utf8'));
  return manifest.late === true;
}

function declarationOf({ name, module, contributions }: CompiledFeature['feature']): LateDeclaration {
  const slots = Object.entries(contributions).map(([slot, entries]) => [
    slot,
    entries.map((entry) => plainEntry(name, entry)),
  ]);
  return { name, module, contributions: Object.fromEntries(slots) };
}

/** What is loaded on demand comes late; any other function could not stand in the entry. */
function plainEntry(name: string, entry: object): Record<string, unknown> {
  const fields = Object.entries(entry).map(([field, value]) => [field, ON_DEMAND.has(field) ? 1 : value] as const);
  const code = fields.find(([, value]) => typeof value === 'function');
  if (code) throw new Error(`The late feature ${name} has code in ${code[0]}; only plain data can stand in the entry.`);
  return Object.fromEntries(fields);
}
