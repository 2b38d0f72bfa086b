import { expect, it } from 'vitest';
import { defineDraft } from './draft-kind.ts';
import { type Drafts, draftOf, dropDraft } from './drafts.ts';

const kind = defineDraft('form', () => ({ name: '' }), {});
const noDrafts = (): Drafts => new Map();

// @proves 4.41
it('returns the draft that a person began', () => {
  const drafts = noDrafts();
  draftOf(drafts, kind, 7).name = 'Ana';
  expect(draftOf(drafts, kind, 7).name).toBe('Ana');
});

// @proves 4.41
it('shows a draft only to its owner', () => {
  const drafts = noDrafts();
  draftOf(drafts, kind, 7).name = 'Ana';
  expect(draftOf(drafts, kind, 8).name).toBe('');
  expect(draftOf(drafts, kind, null).name).toBe('');
});

it('starts empty after a draft was sent', () => {
  const drafts = noDrafts();
  draftOf(drafts, kind, 7).name = 'Ana';
  dropDraft(drafts, kind, 7);
  expect(draftOf(drafts, kind, 7).name).toBe('');
});
