// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NavLink } from '../router/router.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { useActiveInView } from './use-active-in-view.ts';

const WIDTH = 100;

function Strip({ count }: { count?: number }) {
  const ref = useActiveInView(count);
  return (
    <ul ref={ref}>
      {['/rng', '/live', '/fish'].map((path) => (
        <li key={path}>
          <NavLink to={path}>{path}</NavLink>
        </li>
      ))}
    </ul>
  );
}

function Growing() {
  const [count, setCount] = useState(3);
  return (
    <>
      <Strip count={count} />
      <button type="button" onClick={() => setCount(4)}>
        More
      </button>
    </>
  );
}

/** Lays out three entries of equal width in a strip of the given width. */
function layOut(room: number) {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(3 * WIDTH);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(room);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function where(this: Element) {
    const place = ['/rng', '/live', '/fish'].indexOf(this.textContent ?? '');
    return place < 0 ? new DOMRect(0, 0, room) : new DOMRect(place * WIDTH, 0, WIDTH);
  });
  const scrollBy = vi.fn();
  Element.prototype.scrollBy = scrollBy;
  return scrollBy;
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    draw(0);
    return 1;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('centres the current page’s entry, and scrolls only the strip', () => {
  const scrollBy = layOut(2 * WIDTH);
  showInSite(<Strip />, { at: '/fish', words: {} });
  expect(scrollBy.mock.calls).toEqual([[{ left: 150, behavior: 'instant' }]]);
});

it('centres it again when entries are added', () => {
  const scrollBy = layOut(2 * WIDTH);
  showInSite(<Growing />, { at: '/fish', words: {} });
  fireEvent.click(screen.getByRole('button'));
  expect(scrollBy).toHaveBeenCalledTimes(2);
});

it('does not scroll a strip that fits', () => {
  const scrollBy = layOut(3 * WIDTH);
  showInSite(<Strip />, { at: '/fish', words: {} });
  expect(scrollBy).not.toHaveBeenCalled();
});
