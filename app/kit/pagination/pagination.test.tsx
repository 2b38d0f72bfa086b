// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { Pagination } from './pagination.tsx';

const words = {
  label: 'Pages of bets',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  place: (page: number, count: number) => `Page ${page} of ${count}`,
};
const onPage = vi.fn();

afterEach(() => {
  cleanup();
  onPage.mockClear();
});

const show = (page: number, count: number) =>
  showPart(<Pagination page={page} count={count} onPage={onPage} words={words} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('Pagination', () => {
  it('has a name, and marks the current page', () => {
    show(3, 12);
    const nav = screen.getByRole('navigation', { name: 'Pages of bets' });
    const current = within(nav).getAllByRole('button', { current: 'page' });
    expect(current.map((button) => button.textContent)).toEqual(['3']);
    expect(nav.textContent).toContain('Page 3 of 12');
  });

  it('goes to a page, back and forward', () => {
    show(3, 12);
    for (const name of ['Page 5', 'Previous page', 'Next page', 'Page 3']) press(name);
    expect(onPage.mock.calls).toEqual([[5], [2], [4]]);
  });

  it('keeps the focus on an arrow at either end, where it does nothing', () => {
    show(12, 12);
    const next = screen.getByRole('button', { name: 'Next page' });
    next.focus();
    fireEvent.click(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(next);
    expect(onPage).not.toHaveBeenCalled();
  });

  it('renders nothing for a single page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
