import { expectTypeOf, it } from 'vitest';
import type { Namespace, WordsOf } from './translate.ts';

it('accepts the keys of its namespace and the shell’s, and no others', () => {
  expectTypeOf<'submit' | 'entry.tab' | 'shell:error.retry'>().toExtend<WordsOf<'login-username'>>();
  expectTypeOf<'sumbit'>().not.toExtend<WordsOf<'login-username'>>();
  expectTypeOf<'entry'>().not.toExtend<WordsOf<'login-username'>>();
  expectTypeOf<'help:title'>().not.toExtend<WordsOf<'login-username'>>();
  expectTypeOf<'login-usernam'>().not.toExtend<Namespace>();
});

it('treats the plural forms of a text as one key', () => {
  expectTypeOf<'facts.years'>().toExtend<WordsOf<'help'>>();
  expectTypeOf<'facts.years_one'>().not.toExtend<WordsOf<'help'>>();
});
