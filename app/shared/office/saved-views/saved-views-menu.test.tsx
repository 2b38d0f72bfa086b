// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (button: string, item: string) => {
  await press(button);
  fireEvent.click(await screen.findByText(item));
};
const save = async (name: string, isUsual = false) => {
  await choose(screen.getByRole('button', { expanded: false }).textContent ?? '', words.saved.save);
  fireEvent.change(await screen.findByRole('textbox', { name: words.saved.name }), { target: { value: name } });
  if (isUsual) fireEvent.click(screen.getByRole('checkbox', { name: words.saved.usual }));
  await press(words.saved.action);
};

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
    await save('Asleep');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    show('&view=agents');
    fireEvent.click(screen.getByText('Other columns'));
    expect(screen.queryByRole('button', { name: 'Asleep' })).toBeNull();
    const before = history.length;
    await choose(words.saved.title, 'Asleep');
    expect(location.search).toBe('?page=team&sort=rate&view=idle');
    expect(history.length).toBe(before + 1);
    expect(screen.getByText('Hidden: rate')).toBeDefined();
    // The button says which view is in sight.
    expect(screen.getByRole('button', { name: 'Asleep' })).toBeDefined();
  });

  it('begin the page when one is the default and the address has no filters', async () => {
    show('&view=idle');
    await save('Asleep', true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    show('');
    expect(location.search).toBe('?page=team&view=idle');
    cleanup();
    show('&search=co');
    expect(location.search).toBe('?page=team&search=co');
  });

  it('are of one account', async () => {
    show('&view=idle');
    await save('Asleep');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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

  it('are renamed, deleted and taken back', async () => {
    show('&view=idle');
    await save('Asleep');
    await choose('Asleep', words.saved.manage);
    const dialog = within(await screen.findByRole('dialog', { name: words.saved.manage }));
    const field = dialog.getByRole('textbox', { name: 'Name of Asleep' });
    fireEvent.change(field, { target: { value: 'Idle' } });
    fireEvent.blur(field);
    expect(dialog.getByRole('textbox', { name: 'Name of Idle' })).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: words.saved.default }));
    expect(dialog.getByRole('button', { name: words.saved.default }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(dialog.getByRole('button', { name: 'Delete Idle' }));
    expect(dialog.queryByRole('textbox')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: words.saved.undo }));
    expect(dialog.getByRole('textbox', { name: 'Name of Idle' })).toBeDefined();
  });
});
