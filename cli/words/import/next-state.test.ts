import { expect, it } from 'vitest';
import { digestOfEnglish } from '#cli/brand/shared/english-digests.ts';
import type { SourceText } from '../hand-over/texts-of.ts';
import { nextState } from './next-state.ts';

const source = (namespace: string): SourceText['source'] => ({
  name: namespace,
  namespace,
  english: new Map(),
  present: new Map(),
  englishFiles: [],
  file: `/locales/TH/${namespace}.json`,
  group: [],
  pathOf: (key) => [key],
  template: undefined,
  isOwn: true,
});

const text = (namespace: string, key: string): SourceText => ({
  source: source(namespace),
  id: `${namespace}:${key}`,
  key,
  stem: key,
  form: null,
  english: `English of ${key}`,
  text: `Thai of ${key}`,
});

const fee = text('deposit', 'fee');
const limit = text('deposit', 'limit');
const known = [fee, limit, text('search', 'title')];
const back = (before: SourceText, changes: { text?: string; english?: string; isDone?: boolean }) => ({
  before,
  returned: { id: before.id, english: before.english, text: before.text, isDone: false, line: 1, ...changes },
});
const stale = { draft: false, reviewed: [], stale: { deposit: { fee: '11111111', limit: '22222222' } } };

it('takes a text off the stale ones that is written again, or called done', () => {
  const changes = [back(fee, { text: 'ใหม่' }), back(limit, { isDone: true })];
  expect(nextState(stale, changes, known).stale).toEqual({});
});

it('leaves a stale text that came back as it was', () => {
  expect(nextState(stale, [back(fee, {}), back(limit, {})], known)).toEqual(stale);
});

it('marks a text that was made from other English than the present', () => {
  const changes = [back(text('search', 'title'), { text: 'ใหม่', english: 'Find', isDone: true })];
  expect(nextState(stale, changes, known).stale).toEqual({
    ...stale.stale,
    search: { title: digestOfEnglish('Find') },
  });
});

it('calls a namespace of drafts reviewed once all of its texts are done', () => {
  const drafts = { draft: true, reviewed: ['home'], stale: {} };
  const one = [back(fee, { isDone: true })];
  expect(nextState(drafts, one, known).reviewed).toEqual(['home']);
  expect(nextState(drafts, [...one, back(limit, { isDone: true })], known).reviewed).toEqual(['deposit', 'home']);
});
