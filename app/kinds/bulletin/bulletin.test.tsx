// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { Bulletin } from './bulletin.tsx';

const items = Array.from({ length: 20 }, (_, place) => ({
  id: 100 + place,
  title: `News ${place}`,
  content: `<p>Text ${place}</p>`,
}));

function show(first: number | null) {
  const actionOf = ({ id }: { id: number }) => id === 112 && <a href="/there">Go</a>;
  showInSite(<Bulletin label="News" items={items} first={first} iconOf={() => 'gift'} actionOf={actionOf} />, {
    at: '/index',
    words: {},
  });
}

const list = () => within(screen.getByRole('list', { name: 'News' }));
const titles = () =>
  list()
    .queryAllByRole('button')
    .map((button) => button.textContent);
const choose = (name: string) => fireEvent.click(list().getByRole('button', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe('Bulletin', () => {
  // @proves 2.42, 9.1
  it('opens the requested item on its page of nine', () => {
    show(12);
    expect(titles()).toEqual(items.slice(9, 18).map(({ title }) => title));
    expect(screen.getByRole('heading').textContent).toBe('News 12');
    expect(screen.getByText('Text 12')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go' })).toBeDefined();
  });

  // @proves 2.42
  it('closes the open item when it is chosen again', () => {
    show(null);
    expect(screen.getByText('Choose a title to read more')).toBeDefined();
    choose('News 1');
    expect(screen.getByRole('button', { name: 'News 1' }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Text 1')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Go' })).toBeNull();
    choose('News 1');
    expect(screen.queryByText('Text 1')).toBeNull();
    expect(screen.getByText('Choose a title to read more')).toBeDefined();
  });

  it('turns its pages', () => {
    show(null);
    expect(titles()).toHaveLength(9);
    press('Page 3');
    expect(titles()).toEqual(['News 18', 'News 19']);
  });

  it('falls back to the last page when the list shrinks', () => {
    let setItems: (count: number) => void = () => undefined;
    const Shrinking = () => {
      const [count, setCount] = useState(20);
      setItems = setCount;
      return <Bulletin label="News" items={items.slice(0, count)} first={null} iconOf={() => 'gift'} />;
    };
    showInSite(<Shrinking />, { at: '/index', words: {} });
    press('Page 3');
    act(() => setItems(10));
    expect(titles()).toEqual(['News 9']);
    act(() => setItems(4));
    expect(titles()).toHaveLength(4);
  });

  it('links each text to the next, across pages, up to the last', () => {
    show(8);
    press('News 9');
    expect(screen.getByRole('heading').textContent).toBe('News 9');
    expect(titles()).toEqual(items.slice(9, 18).map(({ title }) => title));
    cleanup();
    show(19);
    expect(screen.getAllByRole('button', { name: /^News / })).toHaveLength(2);
  });

  it('returns from a text to its title', () => {
    show(null);
    choose('News 4');
    press('All titles');
    expect(screen.queryByText('Text 4')).toBeNull();
    expect(document.activeElement?.textContent).toBe('News 4');
  });
});
