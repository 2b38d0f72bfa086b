import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import shellWords from '#locales/EN/shell.json' with { type: 'json' };
import { repository } from './run-brandgen.ts';

/** A workspace that cannot be kept in the repository, and the expected output of `validate`. */
export interface WrongWorkspace {
  readonly name: string;
  readonly expected: string;
  make(folder: string): Promise<unknown>;
}

const isRoot = process.getuid?.() === 0;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>\n';

const NOT_FOLLOWED = {
  message: 'This link leads to another place, so it is not followed.',
  expected: 'the file itself',
  received: 'a link',
  fix: 'Replace the link with a copy of the file.',
};

const unreadableFile: WrongWorkspace = {
  name: 'unreadable-file',
  make: makeUnreadable,
  expected: oneProblem('brands/acme/brand.json', {
    where: '1:1',
    message: 'This file cannot be read.',
    expected: 'a file that brandgen is allowed to read',
    received: "the system's answer EACCES",
    fix: "Check the file's permissions and its disk.",
  }),
};

export const wrongWorkspaces: readonly WrongWorkspace[] = [
  {
    name: '50-megabytes',
    make: (folder) => put(folder, 'brands/acme/brand.json', Buffer.alloc(50 * 1024 * 1024, ' ')),
    expected: oneProblem('brands/acme/brand.json', {
      where: '1:1',
      message: 'This file is too large.',
      expected: 'at most 1,024 KiB',
      received: '51,200 KiB',
      fix: 'Keep only settings in this file.',
    }),
  },
  {
    name: 'nested-10000-deep',
    make: (folder) => put(folder, 'brands/acme/brand.json', `{"id":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
    expected: oneProblem('brands/acme/brand.json', {
      where: '1:70',
      message: 'This file is nested too deep.',
      expected: 'at most 64 levels of objects and lists',
      received: 'more',
      fix: 'Remove the brackets that are not needed.',
    }),
  },
  {
    name: 'nested-10000-deep-and-never-closed',
    make: (folder) => put(folder, 'brands/acme/brand.json', '{"a":'.repeat(10_000)),
    expected: oneProblem('brands/acme/brand.json', {
      where: '1:321',
      message: 'This file is nested too deep.',
      expected: 'at most 64 levels of objects and lists',
      received: 'more',
      fix: 'Remove the brackets that are not needed.',
    }),
  },
  // root can read any file.
  ...(isRoot ? [] : [unreadableFile]),
  {
    name: 'brand-file-that-links-to-a-device',
    make: async (folder) => {
      await mkdir(join(folder, 'brands/acme'), { recursive: true });
      await symlink('/dev/zero', join(folder, 'brands/acme/brand.json'));
    },
    expected: oneProblem('brands/acme/brand.json', { where: '1:1', ...NOT_FOLLOWED }),
  },
  {
    name: 'brand-folder-that-links-outside',
    make: async (folder) => {
      await put(folder, 'elsewhere/acme/brand.json', '{ "secret": "1234" }');
      await mkdir(join(folder, 'brands'), { recursive: true });
      await symlink('../elsewhere/acme', join(folder, 'brands/acme'));
    },
    expected: oneProblem('brands/acme', {
      where: '1:1',
      ...NOT_FOLLOWED,
      expected: 'the folder itself',
      fix: 'Replace the link with a copy of the folder.',
    }),
  },
  {
    name: 'words-that-link-outside',
    make: async (folder) => {
      await putAcme(folder, {});
      await put(folder, 'elsewhere.json', '{ "secret": "1234" }');
      await mkdir(join(folder, 'brands/acme/words'));
      await symlink('../../../elsewhere.json', join(folder, 'brands/acme/words/EN.json'));
    },
    expected: oneProblem('brands/acme/words/EN.json', { where: '1:1', ...NOT_FOLLOWED }),
  },
  {
    name: 'words-that-link-to-nothing',
    make: async (folder) => {
      await putAcme(folder, {});
      await mkdir(join(folder, 'brands/acme/words'));
      await symlink('none.json', join(folder, 'brands/acme/words/EN.json'));
    },
    expected: oneProblem('brands/acme/words/EN.json', {
      where: '1:1',
      message: 'This link leads to nothing.',
      expected: 'the file itself',
      received: 'a link',
      fix: 'Replace the link with the file, or remove it.',
    }),
  },
  {
    name: 'pipe-in-place-of-file',
    make: async (folder) => {
      await mkdir(join(folder, 'brands/acme'), { recursive: true });
      spawnSync('mkfifo', [join(folder, 'brands/acme/brand.json')]);
    },
    expected: oneProblem('brands/acme/brand.json', {
      where: '1:1',
      message: 'This is not a file.',
      expected: 'a file',
      received: 'a device, a pipe or a socket',
      fix: 'Replace it with a file of this name.',
    }),
  },
  {
    name: 'link-to-itself',
    make: async (folder) => {
      await mkdir(join(folder, 'brands/acme'), { recursive: true });
      await symlink('brand.json', join(folder, 'brands/acme/brand.json'));
    },
    expected: oneProblem('brands/acme/brand.json', {
      where: '1:1',
      message: 'This file cannot be read.',
      expected: 'a file that brandgen is allowed to read',
      received: "the system's answer ELOOP",
      fix: "Check the file's permissions and its disk.",
    }),
  },
  {
    name: 'asset-that-links-outside',
    make: async (folder) => {
      await putAcme(folder);
      await put(folder, 'elsewhere.svg', svg);
      await symlink('../../elsewhere.svg', join(folder, 'brands/acme/mark.svg'));
    },
    expected: oneProblem('brands/acme/brand.json', {
      where: '1:99 › artwork.mark',
      message: "This file lies outside the brand's folder.",
      expected: "an SVG file in the brand's folder",
      received: '"mark.svg"',
      fix: "Copy the file into the brand's folder.",
    }),
  },
  {
    name: 'asset-too-large',
    make: async (folder) => {
      await putAcme(folder);
      await put(folder, 'brands/acme/mark.svg', svg + ' '.repeat(600 * 1024));
    },
    expected: oneProblem('brands/acme/brand.json', {
      where: '1:99 › artwork.mark',
      message: 'The file mark.svg is too large.',
      expected: 'at most 512 KiB',
      received: '601 KiB',
      fix: 'Simplify the drawing, or embed smaller pictures.',
    }),
  },
  {
    // Generated, since a file in the repository would have to follow every change to the site's words.
    name: 'language-without-words',
    make: async (folder) => {
      await putAcme(folder, { languages: { default: 'EN', offered: ['EN', 'XX'] } });
      const strine = { tag: 'en-AU', direction: 'ltr', name: 'Strine', english: 'Strine' };
      await put(folder, 'locales/languages.json', JSON.stringify({ XX: strine }));
      await cp(join(repository, 'locales/EN'), join(folder, 'locales/XX'), { recursive: true });
      const { brand: _tagline, header, ...rest } = shellWords;
      const { home: _home, ...others } = header;
      await put(folder, 'locales/XX/shell.json', JSON.stringify({ ...rest, header: others }));
    },
    expected: oneProblem('brands/acme/brand.json', {
      where: '1:125 › languages.offered[1]',
      message: 'The language XX lacks 2 texts of this brand.',
      expected: "every text of the shell and of the brand's features",
      received: 'nothing for shell:brand.tagline, shell:header.home',
      fix: 'List them with `brandgen words XX --brand acme`, and add `--missing` for a file to fill in; or do not offer XX, or build a draft with `--draft`.',
    }),
  },
];

interface Said {
  readonly where: string;
  readonly message: string;
  readonly expected: string;
  readonly received: string;
  readonly fix: string;
}

function oneProblem(file: string, { where, message, expected, received, fix }: Said): string {
  return [
    `${file} has 1 problem.`,
    '',
    `  1. ${file}:${where}`,
    `     ${message}`,
    `     Expected  ${expected}`,
    `     Received  ${received}`,
    `     Fix       ${fix}`,
    '',
  ].join('\n');
}

async function makeUnreadable(folder: string): Promise<void> {
  const file = join(folder, 'brands/acme/brand.json');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '{}');
  await chmod(file, 0o000);
}

function putAcme(folder: string, own: object = { artwork: { mark: 'mark.svg' } }): Promise<void> {
  const site = { domains: ['acme.example'] };
  const brand = { id: 'acme', extends: 'mini', name: 'Acme', site, ...own, merchant: 'acme01' };
  return put(folder, 'brands/acme/brand.json', JSON.stringify(brand));
}

async function put(folder: string, path: string, content: string | Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
