// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForKeyDatabase } from '#app/storage/key-database.fixture.ts';
import { tabStorage } from '#app/storage/storage.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { defineDraft } from './draft-kind.ts';
import { SAVED_DRAFTS } from './draft-owner.ts';
import { restoreDrafts } from './saved-drafts.ts';
import { useDraft } from './use-draft.ts';
import { useKeepWhileHidden } from './use-keep-while-hidden.ts';

const kind = defineDraft('form', () => ({ name: '' }), {});
let hidden: { mockReturnValue: (value: boolean) => unknown };

beforeEach(() => {
  sessionStorage.clear();
  standInForKeyDatabase();
  hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  showInSite(<Form />, { at: '/index', words: {} });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Form() {
  useKeepWhileHidden();
  const [draft] = useDraft(kind);
  draft.name = 'Maria';
  return null;
}

function show(isShown: boolean) {
  hidden.mockReturnValue(!isShown);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const saved = () => tabStorage.getItem(SAVED_DRAFTS);

it('saves what was typed for the page after one that was discarded', async () => {
  show(false);
  await expect.poll(saved).not.toBeNull();
  const drafts = await restoreDrafts(tabStorage);
  expect(JSON.stringify([...(drafts.get(null) ?? [])])).toContain('Maria');
});

it('keeps no copy once the page is seen again', async () => {
  show(false);
  await expect.poll(saved).not.toBeNull();
  show(true);
  await expect.poll(saved).toBeNull();
});

it('keeps no copy of a page that is left', async () => {
  show(false);
  await expect.poll(saved).not.toBeNull();
  dispatchEvent(new Event('pagehide'));
  expect(saved()).toBeNull();
});
