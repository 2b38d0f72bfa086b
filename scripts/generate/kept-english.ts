// Adds the digests of new English texts to translation/english.json, and takes out those of texts that are gone; `--check`
// fails when it is stale. Changed texts are taken over by `npm run words:keep`.
import { join } from 'node:path';
import { productSources } from '#cli/words/sources/word-source.ts';
import { readReference } from '#scripts/words/check-language.ts';
import { presentEnglish } from '#scripts/words/english-digests.ts';
import { withNewTexts } from '#scripts/words/mark-stale.ts';
import { keptEnglishFile, readKeptEnglish } from '#scripts/words/state-files.ts';
import { deliver } from './platform-output.ts';

const root = join(import.meta.dirname, '../..');
const present = presentEnglish(readReference(productSources(root)));
const output = new Map([['english.json', keptEnglishFile(withNewTexts(readKeptEnglish(root), present))]]);
await deliver(join(root, 'translation'), output, 'npx tsx scripts/generate/kept-english.ts');
