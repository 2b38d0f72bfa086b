import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const pages = ['README.md', 'CONTRIBUTING.md', ...markdownIn('docs'), ...markdownIn('docs/decisions')];

/** Paths that exist only after a reader follows the page or runs a command. */
const MADE_BY_READERS = /^(brands\/acme|out|\.brandgen)(\/|$)/;

function markdownIn(folder: string): string[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'));
  return names.map((name) => `${folder}/${name}`);
}

const textOf = (page: string) => readFileSync(join(root, page), 'utf8');

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);
}

/** Paths in backticks that start with one of the project's folders. */
function pathsIn(text: string): string[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const own = new Set(folders.map(({ name }) => name));
  const quoted = matches(text, /`([\w.@*<>-]+\/[\w./@*<>-]*)`/g);
  return quoted.filter((path) => own.has(path.split('/')[0] ?? '') && !/[<>*]/.test(path));
}

function commandsOfCli(): string[] {
  return readdirSync(join(root, 'cli/commands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

it.each(readdirSync(join(root, 'docs/decisions')))('the head of decision %s has its number', (name) => {
  expect(textOf(`docs/decisions/${name}`)).toMatch(new RegExp(`^# ${name.slice(0, 4)}: \\S`));
});

describe.each(pages)('%s', (page) => {
  const text = textOf(page);

  it('links to what exists', () => {
    const links = matches(text, /\]\(([^)#]+)(?:#[^)]*)?\)/g).filter((link) => !/^https?:/.test(link));
    const missing = links.filter((link) => !existsSync(join(root, dirname(page), link)));
    expect(missing).toEqual([]);
  });

  it('names paths that exist', () => {
    const missing = pathsIn(text).filter((path) => !MADE_BY_READERS.test(path) && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  it('names scripts that package.json has', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));
    const named = matches(text, /npm (?:run )?(start|test|bench|check[\w:]*|generate|[\w:]+)(?=[\s`)])/g);
    const unknown = named.filter((name) => !(name in scripts) && !['run', 'ci', 'install', 'pack'].includes(name));
    expect(unknown).toEqual([]);
  });

  it('names commands that brandgen has', () => {
    const unknown = matches(text, /npx brandgen ([a-z]+)/g).filter((name) => !commandsOfCli().includes(name));
    expect(unknown).toEqual([]);
  });
});
