import { expect, it } from 'vitest';
import { createDrafts } from './create-drafts.ts';

const begin = () => ({ name: '' });

it('gives a person the draft that was begun, whatever happened in between', () => {
  const drafts = createDrafts();
  drafts.of(begin, 7).name = 'Ana';
  expect(drafts.of(begin, 7).name).toBe('Ana');
});

it('shows nobody the draft of somebody else', () => {
  const drafts = createDrafts();
  drafts.of(begin, 7).name = 'Ana';
  expect(drafts.of(begin, 8).name).toBe('');
  expect(drafts.of(begin, 7).name).toBe('');
});

it('begins anew after a draft was sent', () => {
  const drafts = createDrafts();
  drafts.of(begin, 7).name = 'Ana';
  drafts.drop(begin);
  expect(drafts.of(begin, 7).name).toBe('');
});
