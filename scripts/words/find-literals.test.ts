import { expect, it } from 'vitest';
import { findLiterals } from './find-literals.ts';

const texts = (code: string) => findLiterals('a.tsx', code).map(({ text }) => text);

it('finds texts between tags and in attributes', () => {
  expect(texts('const a = <p>Log in</p>;')).toEqual(['Log in']);
  expect(texts('const a = <img alt="A tiger" src="tiger.svg" />;')).toEqual(['A tiger']);
  expect(texts("const a = <b aria-label={on ? 'Stop' : t('go')}>{open && 'Open'}</b>;")).toEqual(['Stop', 'Open']);
});

it('ignores strings that are not shown to people', () => {
  const code = `const a = <p className="note" id={'x'} data-open={open ? 'yes' : 'no'}>{t('entry.title')} · {count}</p>;`;
  expect(texts(code)).toEqual([]);
  expect(texts("const a = <p title={t('a')}>{kind === 'wide' ? t('b') : t('c')}</p>;")).toEqual([]);
});

it('reports the position', () => {
  expect(findLiterals('a.tsx', 'const a = (\n  <p>\n    Hello\n  </p>\n);')[0]).toMatchObject({
    line: 3,
    column: 5,
    text: 'Hello',
  });
});
