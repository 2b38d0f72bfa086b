// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { useGridLayout } from '#app/kit/grid/use-grid-layout.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/agent.json' with { type: 'json' };
import { SavedViewsMenu } from './saved-views-menu.tsx';

function Page() {
  const layout = useGridLayout('team', ['registeredAt']);
  return (
    <>
      <SavedViewsMenu name="team" layout={layout} />
      <button type="button" onClick={() => layout.setAll({ hidden: ['rate'], widths: { account: 90 } })}>
        Other columns
      </button>
      <p>Hidden: {layout.hidden.join()}</p>
    </>
  );
}
const show = (query: string, id = 7) =>
  showInSite(<Page />, {
    at: `/agentHome?page=team${query}`,
    words: { agent: words },
    prepare: ({ session }) => session.store.setState({ status: 'agent', member: { ...member, id } }),
  });
const KEY = 'office-views-team-7';
const stored = (name: string, query: string, id: number) => ({ id, name, query, hidden: ['registeredAt'], widths: {} });
/** Stores views as another tab of this browser would. */
const storeInOtherTab = (views: unknown[]) => localStorage.setItem(KEY, JSON.stringify({ views, usual: null }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (item: string) => {
  fireEvent.click(await screen.findByRole('button', { expanded: false }));
  fireEvent.click(await screen.findByText(item));
};
const save = async (name: string, isUsual = false) => {
  await choose(words.saved.save);
  fireEvent.change(await screen.findByRole('textbox', { name: words.saved.name }), { target: { value: name } });
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: words.saved.usual });
  if (isUsual !== box.checked) fireEvent.click(box);
  fireEvent.click(await screen.findByRole('button', { name: /^(Save view|Replace )/ }));
};
const saved = async (name: string, isUsual?: boolean) => {
  await save(name, isUsual);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const manage = async () => {
  await choose(words.saved.manage);
  return within(await screen.findByRole('dialog', { name: words.saved.manage }));
};
function rowOf(field: HTMLElement): HTMLElement {
  const row = field.closest('li');
  if (!row) throw new Error('The field is in no row.');
  return row;
}

beforeEach(() => {
  standInForModals();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('saved views', () => {
  it('bring back filters and columns, as an address that can be shared', async () => {
    show('&view=idle&sort=rate&open=coral');
    fireEvent.click(screen.getByText('Other columns'));
    await saved('Asleep');
    cleanup();
    show('&view=agents');
    fireEvent.click(screen.getByText('Other columns'));
    expect(screen.queryByRole('button', { name: 'Saved views: Asleep' })).toBeNull();
    const before = history.length;
    await choose('Asleep');
    expect(location.search).toBe('?page=team&sort=rate&view=idle');
    expect(history.length).toBe(before + 1);
    expect(screen.getByText('Hidden: rate')).toBeDefined();
    // The button names the current view.
    const button = screen.getByRole('button', { name: 'Saved views: Asleep' });
    expect(button.querySelector('bdi')?.textContent).toBe('Asleep');
  });

  it('are of the account whose downlines are shown, and of no search', async () => {
    show('&account=coral&view=idle&search=ma');
    await saved('Asleep');
    expect(localStorage.getItem(KEY)).not.toMatch(/coral|ma"/);
    expect(screen.getByRole('button', { name: words.saved.title })).toBeDefined();
    await choose('Asleep');
    expect(location.search).toBe('?page=team&account=coral&view=idle');
    expect(screen.getByRole('button', { name: 'Saved views: Asleep' })).toBeDefined();
  });

  it('are of one agent', async () => {
    show('&view=idle');
    await saved('Asleep');
    cleanup();
    show('&view=idle', 8);
    await press(words.saved.title);
    expect(screen.queryByText('Asleep')).toBeNull();
  });

  it('need a name, and say when there is no room', async () => {
    show('&view=idle');
    await save('  ');
    expect(screen.getByText(words.saved.missing)).toBeDefined();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    fireEvent.change(screen.getByRole('textbox', { name: words.saved.name }), { target: { value: 'Asleep' } });
    await press(words.saved.action);
    expect(await screen.findByText(words.saved.full)).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});

describe('the default view', () => {
  it('begins the page, and no address that asks for more than the page', async () => {
    show('&view=idle');
    await saved('Asleep', true);
    cleanup();
    show('');
    expect(location.search).toBe('?page=team&view=idle');
    for (const more of ['&search=co', '&open=coral', '&place=2', '&account=coral']) {
      cleanup();
      show(more);
      expect(location.search).toBe(`?page=team${more}`);
    }
  });

  it('brings its columns also without filters', async () => {
    show('');
    fireEvent.click(screen.getByText('Other columns'));
    await saved('Narrow', true);
    cleanup();
    localStorage.removeItem('columns-team');
    show('');
    expect(screen.getByText('Hidden: rate')).toBeDefined();
    expect(location.search).toBe('?page=team');
  });

  it('is no longer the default once saved with the box unticked', async () => {
    show('&view=idle');
    await saved('Asleep', true);
    await saved('Asleep', false);
    cleanup();
    show('');
    expect(location.search).toBe('?page=team');
  });
});

describe('another tab', () => {
  it('keeps what it saved', async () => {
    show('&view=idle');
    storeInOtherTab([stored('Agents', 'view=agents', 1)]);
    await saved('Asleep');
    await choose(words.saved.manage);
    expect(screen.getByRole('textbox', { name: 'Name of Agents' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Name of Asleep' })).toBeDefined();
  });

  it('has its views appear here', async () => {
    show('&view=idle');
    storeInOtherTab([stored('Asleep', 'view=idle', 1)]);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(await screen.findByRole('button', { name: 'Saved views: Asleep' })).toBeDefined();
  });
});

describe('managed views', () => {
  it('are renamed on the way to another control of their row, which stays where it is', async () => {
    storeInOtherTab([stored('Agents', 'view=agents', 1), stored('Bets', 'view=idle', 2)]);
    show('');
    const dialog = await manage();
    const field = dialog.getByRole('textbox', { name: 'Name of Agents' });
    const star = within(rowOf(field)).getByRole('button', { name: words.saved.default });
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'Zone' } });
    act(() => star.focus());
    expect(dialog.getAllByRole('textbox', { name: /^Name of/ })).toEqual([
      dialog.getByRole('textbox', { name: 'Name of Zone' }),
      dialog.getByRole('textbox', { name: 'Name of Bets' }),
    ]);
    expect(document.activeElement).toBe(star);
    fireEvent.click(star);
    expect(star.getAttribute('aria-pressed')).toBe('true');
  });

  it('are renamed by Enter, unless it ends the composition of a letter', async () => {
    storeInOtherTab([stored('Agents', 'view=agents', 1)]);
    show('');
    const dialog = await manage();
    const field = dialog.getByRole('textbox', { name: 'Name of Agents' });
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'Zone' } });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(dialog.getByRole('textbox', { name: 'Name of Agents' })).toBe(field);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(dialog.getByRole('textbox', { name: 'Name of Zone' })).toBe(field);
    expect(document.activeElement).toBe(field);
  });

  it('are deleted and taken back', async () => {
    storeInOtherTab([stored('Idle', 'view=idle', 1)]);
    show('');
    const dialog = await manage();
    fireEvent.click(dialog.getByRole('button', { name: words.saved.default }));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete Idle' }));
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.getByRole('status').querySelector('bdi')?.textContent).toBe('Idle');
    expect(dialog.getByRole('status').textContent).toBe(`Idle was deleted.${words.saved.undo}`);
    fireEvent.click(dialog.getByRole('button', { name: words.saved.undo }));
    expect(dialog.getByRole('textbox', { name: 'Name of Idle' })).toBeDefined();
    expect(dialog.getByRole('button', { name: words.saved.default }).getAttribute('aria-pressed')).toBe('true');
  });
});
