import { expect, it } from 'vitest';
import { defineDraft } from './draft-kind.ts';
import { type Drafts, draftOf, dropDraft } from './drafts.ts';

const kind = defineDraft('form', () => ({ name: '' }), {});
const noDrafts = (): Drafts => new Map();

it('gives a person the draft that was begun, whatever happened in between', () => {
  const drafts = noDrafts();
  draftOf(drafts, kind, 7).name = 'Ana';
  expect(draftOf(drafts, kind, 7).name).toBe('Ana');
});

it('shows nobody the draft of somebody else', () => {
  const drafts = noDrafts();
  draftOf(drafts, kind, 7).name = 'Ana';
  expect(draftOf(drafts, kind, 8).name).toBe('');
  expect(draftOf(drafts, kind, null).name).toBe('');
});

it('begins anew after a draft was sent', () => {
  const drafts = noDrafts();
  draftOf(drafts, kind, 7).name = 'Ana';
  dropDraft(drafts, kind, 7);
  expect(draftOf(drafts, kind, 7).name).toBe('');
});
