import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { assertConditionsKnown } from '#cli/brand/resolve/assert-conditions-known.ts';
import brand from '#schemas/brand.schema.json' with { type: 'json' };
import type { FeatureManifest } from '#schemas/generated/feature.ts';
import auth from '#schemas/parts/auth.schema.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'app/features');

/**
 * Every feature.json, in the order of the features.
 * @throws when one breaks its schema, is not named like its folder, or has a condition that no brand can meet
 */
export async function readFeatureFacts(): Promise<FeatureManifest[]> {
  const ajv = new Ajv2020({ allErrors: true });
  const check = ajv.compile<FeatureManifest>(
    JSON.parse(await readFile(join(root, 'schemas/feature.schema.json'), 'utf8')),
  );
  const names = (await readdir(folder)).filter((name) => existsSync(join(folder, name, 'feature.json')));
  const features = await Promise.all(
    names.map(async (name) => {
      const manifest: unknown = JSON.parse(await readFile(join(folder, name, 'feature.json'), 'utf8'));
      const file = `app/features/${name}/feature.json`;
      if (!check(manifest)) throw new Error(`${file}: ${ajv.errorsText(check.errors, { dataVar: 'feature' })}.`);
      if (manifest.name !== name) throw new Error(`${file} is named "${manifest.name}". Name it "${name}".`);
      return manifest;
    }),
  );
  assertConditionsKnown(features, {
    flag: Object.keys(await whiteLabelFlags()),
    'log-in': brand.properties.logIn.items.enum,
    category: brand.properties.categories.items.enum,
    'bot-check': auth.properties.botCheck.properties.provider.enum.filter((choice) => choice !== null),
  });
  return features.sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en'));
}

/** The flags that an operator may set, by name, without deprecated spellings. */
export async function whiteLabelFlags(): Promise<Readonly<Record<string, object>>> {
  const { properties }: { properties: Record<string, { deprecated?: boolean }> } = JSON.parse(
    await readFile(join(root, 'schemas/parts/flags.schema.json'), 'utf8'),
  );
  return Object.fromEntries(Object.entries(properties).filter(([, { deprecated }]) => deprecated !== true));
}
