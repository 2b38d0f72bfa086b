// @vitest-environment jsdom

import { proxy } from 'valtio';
import { beforeEach, expect, expectTypeOf, it } from 'vitest';
import { memoryKeys } from '#app/storage/memory-keys.fixture.ts';
import { tabStorage } from '#app/storage/storage.ts';
import { type DraftKind, defineDraft, type FieldRetention } from './draft-kind.ts';
import { type DraftOwner, type Drafts, draftOf } from './drafts.ts';
import { restoreDrafts, saveDrafts } from './saved-drafts.ts';

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

let keys = memoryKeys();
let drafts: Drafts;

/** Saves drafts as a page does before it reloads, and restores them as the next one does. */
async function leave(change: (drafts: Drafts) => void = () => undefined): Promise<void> {
  change(drafts);
  await saveDrafts(drafts, tabStorage, keys);
  stored = JSON.stringify([sessionStorage, localStorage]);
  drafts = await restoreDrafts(tabStorage, keys);
}

/** All that both storages held during the reload. */
let stored: string;

const next = <Draft extends object>(kind: DraftKind<Draft>, owner: DraftOwner = 7) => draftOf(drafts, kind, owner);

beforeEach(() => {
  sessionStorage.clear();
  keys = memoryKeys();
  drafts = new Map();
});

it('restores what was typed on the next page, once, without secrets, files or running state', async () => {
  await leave((drafts) => {
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
  expect(next(form)).toEqual({
    values: { name: 'Ana', password: '', affiliateCode: 'AGENT1' },
    step: 'person',
    sending: false,
    tokenCount: 3,
    image: null,
    images: [],
    list: [{ code: 'a' }],
  });
  expect(sessionStorage.length).toBe(0);
  drafts = await restoreDrafts(tabStorage, keys);
  expect(next(form)).toEqual(begin());
});

it('stores nothing that can be read, neither input nor owner nor the names of fields', async () => {
  await leave((drafts) =>
    Object.assign(draftOf(drafts, form, 70_717).values, { name: 'Ana', affiliateCode: 'AGENT1' }),
  );
  expect(stored).toContain('drafts');
  expect(stored).not.toMatch(/Ana|AGENT1|70717|affiliateCode|form|values/);
  expect(next(form, 70_717).values.name).toBe('Ana');
});

it('keeps drafts that no form has opened for the page after the next', async () => {
  await leave((drafts) => Object.assign(draftOf(drafts, form, 7).values, { name: 'Ana' }));
  await leave();
  expect(next(form).values.name).toBe('Ana');
});

it('keeps the drafts of two tabs apart', async () => {
  draftOf(drafts, form, 7).values.name = 'Ana';
  await saveDrafts(drafts, tabStorage, keys);
  const first = sessionStorage.getItem('drafts');
  await leave((drafts) => Object.assign(draftOf(drafts, form, 7).values, { name: 'Ben' }));
  drafts = await restoreDrafts({ ...tabStorage, getItem: () => first }, keys);
  expect(next(form).values.name).toBe('Ana');
});

it('saves nothing where the browser keeps no keys', async () => {
  const broken = () => ({ ...keys('', ''), write: () => Promise.reject(new Error('No database.')) });
  draftOf(drafts, form, 7).values.name = 'Ana';
  await saveDrafts(drafts, tabStorage, broken);
  expect(sessionStorage.length).toBe(0);
});

it('requires every kind to declare the retention of fields named like secrets', () => {
  expectTypeOf<{ newPassword: 'secret' }>().toExtend<FieldRetention<{ newPassword: string; name: string }>>();
  expectTypeOf<{ name: 'kept' }>().not.toExtend<FieldRetention<{ newPassword: string; name: string }>>();
  expectTypeOf<{ name: 'kept' }>().not.toExtend<FieldRetention<{ name: string; values: { captcha: string } }>>();
});

it('keeps forms with the same fields apart, in any order', async () => {
  const kinds = ['feedback', 'support-question', 'form-1', 'form-11'].map((name) =>
    defineDraft(name, () => ({ content: '' }), {}),
  );
  await leave((drafts) => {
    for (const kind of kinds) draftOf(drafts, kind, null).content = kind.name;
  });
  for (const kind of kinds.toReversed()) expect(next(kind, null).content).toBe(kind.name);
});

it('restores a draft only for its owner and an unchanged form', async () => {
  await leave((drafts) => Object.assign(draftOf(drafts, form, 7).values, { name: 'Ana' }));
  expect(next(form, 8)).toEqual(begin());
  expect(next(form, null)).toEqual(begin());
  expect(next(defineDraft('form', () => ({ values: { name: '' } }), {}))).toEqual({ values: { name: '' } });
});

it.each(['', '{"7:', 'id.iv.cipher'])('starts empty when the saved drafts cannot be read: %j', async (saved) => {
  sessionStorage.setItem('drafts', saved);
  drafts = await restoreDrafts(tabStorage, keys);
  expect(next(form)).toEqual(begin());
});
