// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { SubMenu } from './sub-menu.tsx';

afterEach(cleanup);

it('loads the submenu when it is unfolded, and folds again', async () => {
  const load = vi.fn(async () => () => <p>Jadeworks</p>);
  showInSite(<SubMenu of="Slots" screen={{ namespace: 'shell', load }} />, { at: '/index', words: {} });
  const button = screen.getByRole('button', { name: 'Slots menu', expanded: false });
  expect(load).not.toHaveBeenCalled();

  await act(async () => void fireEvent.click(button));
  expect(await screen.findByText('Jadeworks')).toBeDefined();
  expect(button.getAttribute('aria-expanded')).toBe('true');

  await act(async () => void fireEvent.click(button));
  expect(screen.queryByText('Jadeworks')).toBeNull();
  expect(load).toHaveBeenCalledOnce();
});
