import { expect, it } from 'vitest';
import { countImportLines, countRepeats } from './repeats.ts';

const lines = (...names: string[]) => names.map((name) => `const ${name} = read();`).join('\n');

it('counts a repeated stretch once, however long it is', () => {
  expect(countRepeats([lines('a', 'b', 'c', 'd', 'e', 'f', 'g'), lines('z', 'a', 'b', 'c', 'd', 'e', 'f', 'g')])).toBe(
    1,
  );
});

it('counts two stretches apart from each other twice', () => {
  const [first, second] = [lines('a', 'b', 'c', 'd', 'e', 'f'), lines('u', 'v', 'w', 'x', 'y', 'z')];
  expect(countRepeats([first, second, `${first}\n${lines('m')}\n${second}`])).toBe(2);
});

it('does not count five equal lines', () => {
  expect(countRepeats([lines('a', 'b', 'c', 'd', 'e', 'f'), lines('a', 'b', 'c', 'd', 'e', 'x')])).toBe(0);
});

it('leaves out imports and lines of brackets', () => {
  const imports = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `import { ${name} } from './${name}.ts';`).join('\n');
  expect(countRepeats([imports, imports])).toBe(0);
  expect(countRepeats(['}\n}\n}\n}\n}\n}', '}\n}\n}\n}\n}\n}'])).toBe(0);
});

it('counts every line of an import', () => {
  expect(
    countImportLines("import a from 'a';\nimport {\n  b,\n} from 'b';\nimport 'c';\n\nexport const d = a;\n"),
  ).toBe(5);
});
