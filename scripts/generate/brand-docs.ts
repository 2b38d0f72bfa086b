// Writes docs/brand-config.md from the schema of brand.json; `--check` fails when it is stale.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeSchema } from './describe-schema.ts';
import { table } from './markdown-table.ts';
import { deliver } from './platform-output.ts';
import { mergedSchema, type SchemaNode } from './schema-transforms.ts';

const root = join(import.meta.dirname, '../..');
const schemas = join(root, 'schemas');

const files = new Map<string, SchemaNode>();
for (const file of (await readdir(schemas, { recursive: true })).filter((name) => name.endsWith('.schema.json'))) {
  files.set(file, mergedSchema(file, JSON.parse(await readFile(join(schemas, file), 'utf8'))));
}
const example = await readFile(join(root, 'brands/lotus/brand.json'), 'utf8');

const regulatorExample = `{
  "$schema": "../node_modules/brandgen/schemas/regulator.schema.json",
  "id": "kgc",
  "name": "Kingdom Gaming Commission",
  "url": "https://kgc.example",
  "minimumAge": 19,
  // {{licence}} becomes the licence number of the brand.
  "licenceUrl": "https://kgc.example/licences/{{licence}}",
  "responsibleGaming": "https://kgc.example/help",
  "seal": "kgc.svg",
  "texts": {
    "EN": {
      "name": "Kingdom Gaming Commission",
      "notice": "{{brand}} holds licence {{licence}} of the {{regulator}}. For players of {{age}} and over."
    },
    "VN": {
      "name": "Ủy ban Trò chơi Vương quốc",
      "notice": "{{brand}} có giấy phép số {{licence}} của {{regulator}}. Dành cho người từ {{age}} tuổi trở lên."
    }
  }
}`;

const page = [
  '<!-- Generated from schemas/brand.schema.json by scripts/generate/brand-docs.ts. -->',
  '# brand.json',
  'One brand is one folder, `brands/<id>/`: `brand.json`, its art as SVG, and its own words in `words/<CODE>.json`. ' +
    'Comments and trailing commas are allowed in every file of a brand. `brandgen validate` lists every mistake.',
  '## Example',
  `\`\`\`jsonc\n${example.trim()}\n\`\`\``,
  '## Extending another brand',
  '`"extends": "<id>"` starts from the settings of another brand or of a template (a brand with `"template": true`, which ' +
    'is not built itself). Objects are merged deep; lists and single values are replaced. `id`, `extends` and `template` ' +
    "are not inherited. Words are merged in the same way, and art is looked for in the brand's own folder first.",
  '### null takes an inherited value away',
  '`null` works for every setting that is not required, for every token of `theme.tokens`, for whole groups and for words: the brand is as if what it ' +
    'extends did not have the value, so the default counts, or the value of the theme or of the site. `"support": null` takes every way to ' +
    'reach customer service away, `"support": { "phone": null }` the telephone alone, and `null` for a token gives the theme its own back. A ' +
    'required setting cannot be taken away: `brandgen validate` says so at the `null`.',
  '### Identity is never inherited silently',
  'Settings marked *Identity* say who stands behind a site: its name, merchant, domains, licence, support, client ids, app links, ' +
    'and the legal texts of its words (`shell.legal`). A brand that takes one over from another brand would act in its name, so ' +
    '`validate` and `build` report each with the place of `extends`, the value and the fix: state it in its own `brand.json`, or write `null`. ' +
    'It is a mistake, and a warning for what only leads to the same platform (`platform.url`, `platform.chatOrigins`) and for everything ' +
    'that comes from a template, which is written to be shared. Theme, artwork and all other words are not identity: they are seen at the first look.',
  ...describeSchema(files, 'brand.schema.json'),
  '## Settings that brands no longer have',
  'A brand that still has one does not validate; the problem says what to do.',
  removedTable(),
  '## Regulators',
  await regulatorTable(),
  '### A regulator of your own',
  "An operator's folder brings its own regulators in `regulators/`, one file each, beside `brands/`, `themes/` and `locales/`. " +
    'With `regulators/kgc.json` and the drawing `regulators/kgc.svg`, a brand of that folder can say ' +
    '`"legal": { "minimumAge": 19, "regulator": "kgc", "licence": "KGC-7" }`:',
  `\`\`\`jsonc\n${regulatorExample}\n\`\`\``,
  'The minimum age may be any whole number from 16 to 99, and a brand may set a higher one. It stands in the footer, at ' +
    'registration, in the help centre and the disclaimer, and is what birthdays are checked against. The footer shows the name, the licence, ' +
    'the notice and the seal, which leads to `licenceUrl`; a text of `texts` is needed in every language that a brand of the ' +
    "regulator offers. `brandgen validate` checks every file in `regulators/`. An id of brandgen's own regulators cannot be used again: " +
    'a file that changed one silently would put a brand under terms that its licence does not have.',
  ...describeSchema(files, 'regulator.schema.json')
    .slice(1)
    .map((block) => block.replace(/^#+ /, '#### ')),
  '## Words of a brand',
  '`words/<CODE>.json` holds the texts that this brand changes, by namespace (`shell`, or the name of a feature) and then ' +
    'by the keys of `locales/<CODE>/<namespace>.json`:',
  '```json\n{ "shell": { "brand": { "tagline": "Where luck comes into bloom" }, "legal": { "disclaimer": "…" } } }\n```',
  "Texts that all brands of a workspace change are in the workspace's own `locales/<CODE>/<namespace>.json`; the words of each " +
    'brand override them. With an entry in `locales/languages.json`, a folder adds a language that brandgen does not have. An unknown ' +
    'key, a placeholder such as `{{name}}` that the text does not have, and a file or folder that is not named after a ' +
    'feature or language is a mistake in either place, and is reported with the name that was probably meant.',
];
await deliver(
  join(root, 'docs'),
  new Map([['brand-config.md', `${page.join('\n\n')}\n`]]),
  'npx tsx scripts/generate/brand-docs.ts',
);

/** Table of the settings that the schemas of a brand mark `x-removed`. */
function removedTable(): string {
  const rows = [...files].flatMap(([file, { 'x-removed': removed }]) =>
    Object.entries(removed ?? {}).map(([name, advice]) => [`\`${groupOf(file)}${name}\``, String(advice)]),
  );
  return table(['Setting', 'What to do'], rows);
}

/** `auth.` for `parts/auth.schema.json`; nothing for the brand itself. */
function groupOf(file: string): string {
  const [, part] = /^parts\/(.+)\.schema\.json$/.exec(file) ?? [];
  return part ? `${part}.` : '';
}

async function regulatorTable(): Promise<string> {
  const folder = join(schemas, 'regulators');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const regulators = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  );
  const rows = regulators.map(({ id, name, minimumAge, url }) => [`\`${id}\``, name, String(minimumAge), url]);
  return table(['Id', 'Name', 'Minimum age', 'Address'], rows);
}
