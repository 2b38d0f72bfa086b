import { expect, it } from 'vitest';
import { classesIn, className } from './class-names.ts';

it("prefixes a feature's classes with its name, and no others", () => {
  expect(className({ hash: 'k3b1', filePath: 'app/features/free-play/button.css.ts' })).toBe('free-play_k3b1');
  expect(className({ hash: 'k3b1', filePath: 'app/kit/button/button.css.ts' })).toBe('_k3b1');
});

it('lists the classes that a stylesheet styles, each once', () => {
  const css = '.home_a1{color:red}@media (min-width:1.5rem){.home_a1 ._b2:hover,._b2.c-3{margin:.5em}}';
  expect(classesIn(css)).toEqual(['_b2', 'c-3', 'home_a1']);
});

it('leaves out classes that only appear as ancestors or siblings', () => {
  expect(classesIn('._a+* .home_b{margin:0}._c>.home_d::after,._e~.home_f{margin:0}')).toEqual([
    'home_b',
    'home_d',
    'home_f',
  ]);
});

it('includes every class in a condition of the last part', () => {
  expect(classesIn('._a:has(> ._b ._c){margin:0}._d ._e:not(._f,._g ._h):hover{margin:0}')).toEqual(
    expect.arrayContaining(['_a', '_b', '_c', '_e']),
  );
});

it("identifies an element by its ancestors' classes", () => {
  expect(classesIn('._a a{margin:0}._b [hidden]{margin:0}._c>*{margin:0}')).toEqual(['_a', '_b', '_c']);
});
