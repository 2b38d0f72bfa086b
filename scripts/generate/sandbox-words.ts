// Writes sandbox/generated/words.ts from the files of sandbox/*/words/; `--check` fails when it is stale.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import languages from '#locales/languages.json' with { type: 'json' };
import { deliver } from './platform-output.ts';

const SANDBOX = join(import.meta.dirname, '..', '..', 'sandbox');

interface WordFile {
  domain: string;
  /** Product code of the language. */
  code: string;
  name: string;
  /** Relative to `sandbox/`. */
  path: string;
}

function wordFiles(): WordFile[] {
  const folders = readdirSync(SANDBOX)
    .filter((domain) => existsSync(join(SANDBOX, domain, 'words')))
    .sort();
  return folders.flatMap((domain) =>
    readdirSync(join(SANDBOX, domain, 'words'))
      .sort()
      .map((file) => {
        const code = codeOf(basename(file, '.json'));
        return { domain, code, name: `${camelCase(domain)}${code}`, path: `${domain}/words/${file}` };
      }),
  );
}

function codeOf(tag: string): string {
  const [code] = Object.entries(languages).find(([, language]) => language.tag === tag) ?? [];
  if (code === undefined) throw new Error(`locales/languages.json has no language ${tag}.`);
  return code;
}

function camelCase(kebab: string): string {
  return kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function registry(files: WordFile[]): string {
  const domains = [...new Set(files.map(({ domain }) => domain))];
  const line = (domain: string) => {
    const own = files.filter((file) => file.domain === domain);
    return `  '${domain}': { ${own.map(({ code, name }) => `${code}: ${name}`).join(', ')} },\n`;
  };
  return `// Generated from the files of sandbox/*/words/ by scripts/generate/sandbox-words.ts.

${files.map(({ name, path }) => `import ${name} from '../${path}' with { type: 'json' };\n`).join('')}
export interface EnglishWords {
${domains.map((domain) => `  '${domain}': typeof ${camelCase(domain)}EN;\n`).join('')}}

/** Words by product code of their language. Each language has what English has. */
type Languages<Words> = { readonly EN: Words } & { readonly [code: string]: Words };

export const words: { readonly [Domain in keyof EnglishWords]: Languages<EnglishWords[Domain]> } = {
${domains.map(line).join('')}};
`;
}

const output = new Map([['words.ts', registry(wordFiles())]]);
await deliver(join(SANDBOX, 'generated'), output, 'npx tsx scripts/generate/sandbox-words.ts');
