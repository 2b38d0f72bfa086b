import { expect, it } from 'vitest';
import { classesIn, className } from './class-names.ts';

it('puts the name of the feature before its classes, and nothing of the kind before others', () => {
  expect(className({ hash: 'k3b1', filePath: 'app/features/free-play/button.css.ts' })).toBe('free-play_k3b1');
  expect(className({ hash: 'k3b1', filePath: 'app/kit/button/button.css.ts' })).toBe('_k3b1');
});

it('reads the classes of a stylesheet, each once', () => {
  const css = '.home_a1{color:red}@media (min-width:1.5rem){.home_a1 ._b2:hover,._b2.c-3{margin:.5em}}';
  expect(classesIn(css)).toEqual(['_b2', 'c-3', 'home_a1']);
});
