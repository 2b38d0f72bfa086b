// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { defineFeature } from '../slots/define-feature.ts';
import { BreadcrumbPlace } from './breadcrumb-place.tsx';

const words = { rooms: { entry: { index: 'Home', live: 'Live', rng: 'Slots', member: 'Account', login: 'Log in' } } };
const rooms = defineFeature({ name: 'rooms', module: null }, ({ screen: on }) => ({
  routes: (['index', 'live', 'rng', 'member', 'login'] as const).map((name) => ({
    path: `/${name}`,
    view: name,
    layout: name === 'login' || name === 'index' ? ('home' as const) : ('site' as const),
    access: 'public' as const,
    title: `entry.${name}` as const,
    screen: on(async () => () => null),
  })),
}));

const go = async (at: string) => {
  cleanup();
  showInSite(<BreadcrumbPlace />, { at, words, features: [rooms] });
  await screen.findByRole('navigation');
};
const crumbs = () => screen.getAllByRole('link').map((crumb) => crumb.textContent);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows the trail from home and marks the current page', async () => {
  await go('/rng?vassalage=JDW');
  await go('/live');
  expect(crumbs()).toEqual(['Home', 'Slots', 'Live']);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Live' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Slots' }).getAttribute('href')).toBe('/rng?vassalage=JDW');
});

it('is cut at the chosen crumb', async () => {
  await go('/rng');
  await go('/live');
  await go('/member');
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Slots' })));
  expect(location.pathname).toBe('/rng');
  expect(crumbs()).toEqual(['Home', 'Slots']);
});

it('ends with the log-in only while that is open', async () => {
  await go('/rng');
  await go('/login');
  expect(crumbs()).toEqual(['Home', 'Slots', 'Log in']);
  await go('/live');
  expect(crumbs()).toEqual(['Home', 'Slots', 'Live']);
});

it('leaves out pages that the site does not have', async () => {
  sessionStorage.setItem('trail', '["/gone","/live"]');
  await go('/member');
  expect(crumbs()).toEqual(['Home', 'Live', 'Account']);
});

it('scrolls to the current page when the trail does not fit', async () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function where(this: Element) {
    return this.hasAttribute('aria-current') ? new DOMRect(250, 0, 50) : new DOMRect(0, 0, 100);
  });
  const scrollBy = vi.fn();
  Element.prototype.scrollBy = scrollBy;
  await go('/rng');
  await waitFor(() => expect(scrollBy).toHaveBeenLastCalledWith({ left: 225, behavior: 'instant' }));
});
