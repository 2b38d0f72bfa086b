// @vitest-environment jsdom

import { proxy } from 'valtio';
import { beforeEach, expect, it } from 'vitest';
import { type Drafts, draftOf } from './drafts.ts';
import { keepDrafts } from './kept-drafts.ts';

const begin = () =>
  proxy({
    values: { name: '', password: '', affiliateCode: '' },
    step: 'intro',
    image: null as File | null,
    list: [''],
  });

/** What a page leaves to the one after it. */
function leave(change: (draft: ReturnType<typeof begin>) => void, owner: number | null = 7): void {
  const drafts: Drafts = new Map();
  change(draftOf(drafts, begin, owner));
  keepDrafts(drafts, sessionStorage);
}

beforeEach(() => sessionStorage.clear());

it('gives the next page what was typed, once, and writes down no secret and no file', () => {
  leave((draft) => {
    Object.assign(draft.values, { name: 'Ana', password: 'Sandbox1!', affiliateCode: 'AGENT1' });
    Object.assign(draft, { step: 'person', image: new File(['x'], 'x.png'), list: ['a', 'b'] });
  });
  expect(JSON.stringify(sessionStorage)).not.toContain('Sandbox1!');
  const drafts: Drafts = new Map();
  expect(draftOf(drafts, begin, 7)).toEqual({
    values: { name: 'Ana', password: '', affiliateCode: 'AGENT1' },
    step: 'person',
    image: null,
    list: ['a', 'b'],
  });
  expect(draftOf(new Map(), begin, 7)).toEqual(begin());
});

it('gives nobody the draft of somebody else, and none to a form that has changed', () => {
  leave((draft) => Object.assign(draft.values, { name: 'Ana' }));
  expect(draftOf(new Map(), begin, 8)).toEqual(begin());
  expect(draftOf(new Map(), () => ({ values: { name: '' } }), 7)).toEqual({ values: { name: '' } });
});

it('begins anew where what was written cannot be read', () => {
  sessionStorage.setItem('drafts', '{"7:');
  expect(draftOf(new Map(), begin, 7)).toEqual(begin());
});
