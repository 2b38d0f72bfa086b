// @vitest-environment jsdom

import { proxy } from 'valtio';
import { beforeEach, expect, expectTypeOf, it } from 'vitest';
import { tabStorage } from '#app/storage/storage.ts';
import { type DraftKind, defineDraft, type FieldRetention } from './draft-kind.ts';
import { type DraftOwner, type Drafts, draftOf } from './drafts.ts';
import { saveDrafts } from './saved-drafts.ts';

const begin = () =>
  proxy({
    values: { name: '', password: '', affiliateCode: '' },
    step: 'intro',
    sending: false,
    tokenCount: 0,
    image: null as File | null,
    images: [] as readonly File[],
    list: [] as readonly { code: string }[],
  });
const form = defineDraft('form', begin, { password: 'secret', sending: 'transient', tokenCount: 'kept' });
const picture = new File(['x'], 'x.png');

/** Saves drafts as a page does before it reloads. */
function leave(change: (drafts: Drafts) => void): void {
  const drafts: Drafts = new Map();
  change(drafts);
  saveDrafts(drafts, tabStorage);
}

const next = <Draft extends object>(kind: DraftKind<Draft>, owner: DraftOwner = 7) => draftOf(new Map(), kind, owner);

beforeEach(() => sessionStorage.clear());

it('restores what was typed on the next page, once, without secrets, files or running state', () => {
  leave((drafts) => {
    const draft = draftOf(drafts, form, 7);
    Object.assign(draft.values, { name: 'Ana', password: 'Sandbox1!', affiliateCode: 'AGENT1' });
    Object.assign(draft, {
      step: 'person',
      sending: true,
      tokenCount: 3,
      image: picture,
      images: [picture],
      list: [{ code: 'a' }],
    });
  });
  expect(JSON.stringify(sessionStorage)).not.toContain('Sandbox1!');
  expect(next(form)).toEqual({
    values: { name: 'Ana', password: '', affiliateCode: 'AGENT1' },
    step: 'person',
    sending: false,
    tokenCount: 3,
    image: null,
    images: [],
    list: [{ code: 'a' }],
  });
  expect(next(form)).toEqual(begin());
});

it('requires every kind to declare the retention of fields named like secrets', () => {
  expectTypeOf<{ newPassword: 'secret' }>().toExtend<FieldRetention<{ newPassword: string; name: string }>>();
  expectTypeOf<{ name: 'kept' }>().not.toExtend<FieldRetention<{ newPassword: string; name: string }>>();
  expectTypeOf<{ name: 'kept' }>().not.toExtend<FieldRetention<{ name: string; values: { captcha: string } }>>();
});

it('keeps forms with the same fields apart, in any order', () => {
  const kinds = ['feedback', 'support-question', 'form-1', 'form-11'].map((name) =>
    defineDraft(name, () => ({ content: '' }), {}),
  );
  leave((drafts) => {
    for (const kind of kinds) draftOf(drafts, kind, null).content = kind.name;
  });
  for (const kind of kinds.toReversed()) expect(next(kind, null).content).toBe(kind.name);
});

it('restores a draft only for its owner and an unchanged form', () => {
  leave((drafts) => Object.assign(draftOf(drafts, form, 7).values, { name: 'Ana' }));
  expect(next(form, 8)).toEqual(begin());
  expect(next(form, null)).toEqual(begin());
  expect(next(defineDraft('form', () => ({ values: { name: '' } }), {}))).toEqual({ values: { name: '' } });
});

it('starts empty when the saved drafts cannot be read', () => {
  sessionStorage.setItem('drafts', '{"7:');
  expect(next(form)).toEqual(begin());
});
