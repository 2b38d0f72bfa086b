// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { defineFeature } from '../slots/define-feature.ts';
import { HeaderLink } from './header-link.tsx';

afterEach(cleanup);

/** A feature with something in the log-in sheet. */
function inSheet(way?: string) {
  return defineFeature({ name: 'some', module: null }, ({ screen: part }) => ({
    loginMethods: [{ order: 10, ...(way && { way }), screen: part(async () => () => null) }],
  }));
}

// @proves 2.36
it.each([
  ['sms', ['/login']],
  ['google', ['/login']],
  [undefined, []],
])('leads to the log-in where the way is %s', (way, links) => {
  showInSite(<HeaderLink path="/login" label="entry.logIn" namespace="account" />, {
    at: '/index',
    words: { account: { entry: { logIn: 'Log in' } } },
    features: [inSheet(way)],
  });
  expect(screen.queryAllByRole('link', { name: 'Log in' }).map((link) => link.getAttribute('href'))).toEqual(links);
});

it('stays while the platform cannot be reached, though nobody knows yet what is on', () => {
  const place = () => screen.getByText('Log in').closest('[inert]');
  const feature = defineFeature({ name: 'some', module: 'LOGIN' }, ({ screen: part }) => ({
    loginMethods: [{ order: 10, way: 'sms', screen: part(async () => () => null) }],
  }));
  const { reach } = showInSite(<HeaderLink path="/login" label="entry.logIn" namespace="account" />, {
    at: '/index',
    words: { account: { entry: { logIn: 'Log in' } } },
    features: [feature],
  });
  expect(place()).not.toBeNull();
  act(() => reach.setState({ state: 'down' }));
  expect(place()).toBeNull();
});
