import { expect, it } from 'vitest';
import { type Drafts, draftOf, dropDraft } from './drafts.ts';

const begin = () => ({ name: '' });
const noDrafts = (): Drafts => new Map();

it('gives a person the draft that was begun, whatever happened in between', () => {
  const drafts = noDrafts();
  draftOf(drafts, begin, 7).name = 'Ana';
  expect(draftOf(drafts, begin, 7).name).toBe('Ana');
});

it('shows nobody the draft of somebody else', () => {
  const drafts = noDrafts();
  draftOf(drafts, begin, 7).name = 'Ana';
  expect(draftOf(drafts, begin, 8).name).toBe('');
  expect(draftOf(drafts, begin, null).name).toBe('');
});

it('begins anew after a draft was sent', () => {
  const drafts = noDrafts();
  draftOf(drafts, begin, 7).name = 'Ana';
  dropDraft(drafts, begin, 7);
  expect(draftOf(drafts, begin, 7).name).toBe('');
});
