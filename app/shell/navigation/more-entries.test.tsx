// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { defineFeature } from '../slots/define-feature.ts';
import { MoreEntries } from './more-entries.tsx';

const features = [
  defineFeature({ name: 'more', module: null }, () => ({
    navigation: [
      { path: '/rng', icon: 'cherries', label: 'entry.slots', group: 'main', order: 10 },
      { path: '/help', icon: 'question', label: 'entry.help', group: 'second', order: 20 },
      { path: '/favorite', icon: 'heart', label: 'entry.favorite', group: 'second', order: 10 },
    ],
  })),
];
const words = { more: { entry: { slots: 'Slots', help: 'Help', favorite: 'Favourites' } } };

afterEach(cleanup);

it('opens the entries without a tab and links to them', async () => {
  showInSite(<MoreEntries />, { at: '/index', words, features });
  const button = screen.getByRole('button', { name: 'More', expanded: false });
  expect(button.getAttribute('aria-current')).toBeNull();
  await act(async () => void fireEvent.click(button));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Favourites', 'Help']);
  await act(async () => void fireEvent.click(screen.getByRole('menuitem', { name: 'Help' })));
  expect(location.pathname).toBe('/help');
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-current')).toBe('true');
});

it('is hidden if every entry has a tab', () => {
  showInSite(<MoreEntries />, { at: '/index', words: {} });
  expect(screen.queryByRole('button')).toBeNull();
});
