// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useNavigate } from '#app/shell/router/router.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/games.json' with { type: 'json' };
import { SearchBox } from './search-box.tsx';
import { type ListAddress, NO_CHOICE } from './use-list-address.ts';

/** Updates the field's address only when the test says so, like a slow list. */
function show() {
  let tell = (_search: string) => {};
  function Late() {
    const [search, setSearch] = useState('');
    tell = setSearch;
    const navigate = useNavigate();
    const to = (change: { search?: string }) => `/rng?q=${change.search}`;
    const choose: ListAddress['choose'] = (change, how) => navigate(to(change), how);
    return <SearchBox category="Slots" address={{ ...NO_CHOICE, vassalage: '', search, to, choose }} />;
  }
  showInSite(<Late />, { at: '/rng', words: { games: words } });
  const field = screen.getByLabelText<HTMLInputElement>('Search Slots');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { field, type, tell: (search: string) => act(() => tell(search)) };
}

afterEach(cleanup);

it('keeps what is typed when the address lags behind', async () => {
  const { field, type, tell } = show();
  type('koi');
  await waitFor(() => expect(location.search).toBe('?q=koi'));
  type('koi c');
  tell('koi');
  expect(field.value).toBe('koi c');
  await waitFor(() => expect(location.search).toBe('?q=koi%20c'));
});

it('follows an address changed elsewhere', async () => {
  const { field, type, tell } = show();
  type('koi');
  await waitFor(() => expect(location.search).toBe('?q=koi'));
  tell('koi');
  tell('');
  expect(field.value).toBe('');
});
