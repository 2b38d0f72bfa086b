// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { BrandProvider } from '#app/brand/brand-context.tsx';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-item.tsx';

const choose = vi.fn();

beforeEach(() => {
  choose.mockClear();
  render(
    <BrandProvider value={testBrand}>
      <Menu
        trigger={(props) => (
          <button {...props} type="button">
            Language
          </button>
        )}
      >
        <MenuItem checked onChoose={() => choose('EN')}>
          English
        </MenuItem>
        <MenuItem checked={false} onChoose={() => choose('AR')}>
          العربية
        </MenuItem>
      </Menu>
    </BrandProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
});
afterEach(cleanup);

const press = (key: string) => fireEvent.keyDown(screen.getByRole('menu'), { key });
const items = () => screen.getAllByRole('menuitemradio');

describe('Menu', () => {
  it('opens on its first item, and reports that it is open', () => {
    expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(items()[0]);
  });

  it('moves with the arrows, wrapping around, and with Home and End', () => {
    press('ArrowUp');
    expect(document.activeElement).toBe(items()[1]);
    press('ArrowDown');
    expect(document.activeElement).toBe(items()[0]);
    press('End');
    expect(document.activeElement).toBe(items()[1]);
    press('Home');
    expect(document.activeElement).toBe(items()[0]);
  });

  it('moves to the next item that starts with a letter, and ignores other letters', () => {
    press('ا');
    expect(document.activeElement).toBe(items()[1]);
    press('E');
    expect(document.activeElement).toBe(items()[0]);
    for (const key of ['x', ' ']) press(key);
    expect(document.activeElement).toBe(items()[0]);
  });

  it('opens with the down arrow too', () => {
    press('Escape');
    fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowUp' });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowDown' })).toBe(false);
    expect(document.activeElement).toBe(items()[0]);
  });

  it('closes on Escape, returns the focus, and leaves the surrounding dialog open', () => {
    expect(press('Escape')).toBe(false);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('closes on a press outside', () => {
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes before it runs the chosen action', () => {
    fireEvent.click(screen.getByText('العربية'));
    expect(choose).toHaveBeenCalledExactlyOnceWith('AR');
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
