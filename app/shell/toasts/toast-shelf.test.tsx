// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { ToastShelf } from './toast-shelf.tsx';

afterEach(cleanup);

it('shows one toast after another', async () => {
  const { toasts } = showInSite(<ToastShelf />, { at: '/', words: {} });
  await act(async () => toasts.show({ text: 'The first' }));
  expect(await screen.findByText('The first')).toBeDefined();
  await act(async () => toasts.show({ text: 'The second' }));
  expect(await screen.findByText('The second')).toBeDefined();
});
