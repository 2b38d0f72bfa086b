import { expect, it } from 'vitest';
import { listFiles } from './list-files.ts';

const chunk = (imports: string[], css: string[] = []) => ({
  imports,
  dynamicImports: [],
  css,
  assets: [],
  features: [],
  packages: [],
});

const sha256 = Buffer.alloc(32, 7);
const file = { digest: sha256.toString('hex'), size: 1, gzip: 1, classes: [] };
const names = ['shell.js', 'vendor.js', 'menu.js', 'shared.js', 'deep.js', 'menu.css', 'shell.css'];

const app = {
  shell: 'assets/shell.js',
  prerender: 'assets/prerender.js',
  features: {},
  late: {},
  early: [],
  packages: {},
  files: Object.fromEntries(names.map((name) => [`assets/${name}`, file])),
  chunks: {
    'assets/shell.js': chunk(['assets/vendor.js'], ['assets/shell.css']),
    'assets/vendor.js': chunk([]),
    'assets/menu.js': chunk(['assets/shell.js', 'assets/shared.js'], ['assets/menu.css', 'assets/shell.css']),
    'assets/shared.js': chunk(['assets/deep.js', 'assets/vendor.js']),
    'assets/deep.js': chunk([]),
  },
};

it('lists what pages load late with its digest, and every script that it imports itself', () => {
  const first = ['assets/shell.js', 'assets/vendor.js'];
  const list = JSON.parse(listFiles({ app, chunks: Object.keys(app.chunks), first }));
  const hash = sha256.toString('base64');
  expect(list).toEqual([
    ['deep.js', hash],
    ['menu.js', hash, [2, 0]],
    ['shared.js', hash, [0]],
    ['menu.css', hash],
  ]);
});

it('lists with the declaration of a late feature its one part, with what that needs', () => {
  const late = { name: 'help', module: null, contributions: {} };
  const declared = (dynamicImports: string[]) => {
    const chunks = { ...app.chunks, 'assets/help.js': { ...chunk(['assets/shell.js']), dynamicImports } };
    const features = { help: 'assets/help.js' };
    const list: [name: string, hash: string, places?: number[]][] = JSON.parse(
      listFiles({
        app: { ...app, chunks, features, late: { help: late } },
        ...{ chunks: Object.keys(chunks), first: ['assets/shell.js', 'assets/vendor.js'] },
      }),
    );
    const [, , places = []] = list.find(([name]) => name === 'help.js') ?? [];
    return places.map((place) => list[place]?.[0]);
  };
  expect(declared(['assets/menu.js'])).toEqual(['menu.js', 'shared.js', 'deep.js', 'menu.css']);
  expect(declared(['assets/menu.js', 'assets/shared.js'])).toEqual([]);
});

it('lists the scripts of one site alone too', () => {
  const own = new Map([['assets/accounts-1.js', sha256.toString('hex')]]);
  const list = JSON.parse(listFiles({ app, chunks: [], first: [], own }));
  expect(list).toEqual([['accounts-1.js', sha256.toString('base64')]]);
});

it('lists a part of a joined stylesheet with the place of that', () => {
  const early = {
    ...{ place: 'assets/early-2.css', parts: ['assets/menu.css'] },
    file: { digest: sha256.toString('hex'), size: 1, bytes: Buffer.alloc(1) },
  };
  const hash = sha256.toString('base64');
  const first = ['assets/shell.js', 'assets/vendor.js'];
  expect(JSON.parse(listFiles({ app, chunks: Object.keys(app.chunks), first, early }))).toEqual([
    ['early-2.css', hash],
    ['deep.js', hash],
    ['menu.js', hash, [3, 1]],
    ['shared.js', hash, [1]],
    ['menu.css', 0],
  ]);
});
