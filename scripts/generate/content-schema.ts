// Writes schemas/generated/content.schema.json, the options that features declare in their feature.json; `--check` fails
// when it is stale.
import { join } from 'node:path';
import { readFeatureFacts } from './feature-facts.ts';
import { deliver } from './platform-output.ts';

const options = (await readFeatureFacts()).flatMap(({ option }) => option ?? []);
const schema = {
  $comment: 'Generated from app/features/*/feature.json by scripts/generate/content-schema.ts.',
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'generated/content.schema.json',
  title: 'BrandContent',
  description:
    'What the site offers besides games and accounts. What is false is absent from the site. Flags and categories bring ' +
    'further parts, as docs/features.md lists.',
  type: ['object', 'null'],
  examples: [Object.fromEntries(options.slice(0, 1).map(({ name }) => [name, false]))],
  additionalProperties: false,
  properties: Object.fromEntries(
    options.map(({ name, title, description, default: usual }) => [
      name,
      { title, description, type: ['boolean', 'null'], default: usual, examples: [!usual] },
    ]),
  ),
};
await deliver(
  join(import.meta.dirname, '../../schemas/generated'),
  new Map([['content.schema.json', `${JSON.stringify(schema, null, 2)}\n`]]),
  'npx tsx scripts/generate/content-schema.ts',
);
