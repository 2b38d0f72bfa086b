// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { Marquee } from './marquee.tsx';

const items = [
  { id: 7, title: 'First news' },
  { id: 9, title: 'Second news' },
];
const choose = vi.fn();
const motion = { play: vi.fn(), pause: vi.fn(), cancel: vi.fn() };
const animate = vi.fn(() => motion);
let calm = false;

beforeEach(() => {
  calm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly tell: () => void) {}
      observe() {
        this.tell();
      }
      disconnect() {}
    },
  );
  // jsdom has no animations.
  Object.assign(Element.prototype, { animate });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const show = () => showPart(<Marquee label="News" items={items} onChoose={choose} />);

describe('Marquee', () => {
  // @proves 2.25
  it('reads each notice once, and opens the one that is pressed', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Second news' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('pauses under a pointer, and on request', () => {
    show();
    const region = screen.getByRole('region', { name: 'News' });
    motion.play.mockClear();
    fireEvent.pointerEnter(region);
    expect(motion.pause).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    fireEvent.pointerLeave(region);
    expect(motion.play).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
    expect(motion.play).toHaveBeenCalledOnce();
  });

  it('does not move for users who prefer reduced motion', () => {
    calm = true;
    show();
    expect(animate).not.toHaveBeenCalled();
  });
});
