// Writes schemas/generated/own-calls.schema.json, the calls of our own that a brand's `platform.calls` can name; `--check` fails
// when it is stale.
import { join } from 'node:path';
import { ownCallsOf } from '../contract/own-calls.ts';
import { readSources } from '../contract/read-sources.ts';
import { readFeatureFacts } from './feature-facts.ts';
import { readSentCalls } from './platform-guide/calls-by-feature.ts';
import { deliver } from './platform-output.ts';

const root = join(import.meta.dirname, '../..');
const { everywhere } = await readSentCalls(await readFeatureFacts());
/** What every site sends, no site goes without. */
const calls = ownCallsOf(readSources(root)).filter((call) => !everywhere.has(call));
const schema = {
  $comment: 'Generated from schemas/platform/ by scripts/generate/own-calls-schema.ts.',
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'generated/own-calls.schema.json',
  title: 'BrandCalls',
  description: 'Which calls the platform lacks. It has those of the specification; docs/own-calls.md lists the others.',
  type: ['object', 'null'],
  examples: [{ lacking: ['claimMissionReward'] }],
  additionalProperties: false,
  properties: {
    lacking: {
      title: 'Lacking calls',
      description:
        'Calls of our own that the platform lacks, by operation. A feature that needs one is absent from the site: ' +
        'docs/features.md says which. A call that is not named here and that the platform answers with 501, or with 404 ' +
        'and unknown_operation, takes the feature away while the page is open.',
      type: ['array', 'null'],
      default: [],
      uniqueItems: true,
      items: {
        title: 'Call',
        description: 'A call of our own, by operation.',
        type: 'string',
        enum: calls.toSorted(),
        examples: ['claimMissionReward'],
      },
      examples: [['claimMissionReward']],
    },
  },
};
await deliver(
  join(root, 'schemas/generated'),
  new Map([['own-calls.schema.json', `${JSON.stringify(schema, null, 2)}\n`]]),
  'npx tsx scripts/generate/own-calls-schema.ts',
);
