// Writes schemas/generated/page-ids.ts, the ids that a link to a page of the member centre may have; `--check` fails when it
// is stale.
import { join } from 'node:path';
import { readFeatureFacts } from './feature-facts.ts';
import { deliver } from './platform-output.ts';

const pages = (await readFeatureFacts()).flatMap(({ pages = {} }) => Object.values(pages));
const ids = pages.flatMap(({ memberPage }) => memberPage ?? []).sort();
const text = [
  '// Generated from app/features/*/feature.json by scripts/generate/page-ids.ts.',
  '/** Pages of the member centre, as in `/member?page=<id>`. */',
  `export type MemberPageId = ${ids.map((id) => `'${id}'`).join(' | ') || 'never'};`,
];
await deliver(
  join(import.meta.dirname, '../../schemas/generated'),
  new Map([['page-ids.ts', `${text.join('\n\n').replace('*/\n\n', '*/\n')}\n`]]),
  'npx tsx scripts/generate/page-ids.ts',
);
