// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
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

/** The strip is two entries wide, and each entry stands at its place. */
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

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('brings the entry of the page into the middle of the strip, and scrolls nothing else', () => {
  const scrollBy = layOut(2 * WIDTH);
  showInSite(<Strip />, { at: '/fish', words: {} });
  expect(scrollBy.mock.calls).toEqual([[{ left: 150, behavior: 'instant' }]]);
});

it('does so again when others have come before it', () => {
  const scrollBy = layOut(2 * WIDTH);
  showInSite(<Growing />, { at: '/fish', words: {} });
  fireEvent.click(screen.getByRole('button'));
  expect(scrollBy).toHaveBeenCalledTimes(2);
});

it('leaves a strip alone that is in sight as a whole', () => {
  const scrollBy = layOut(3 * WIDTH);
  showInSite(<Strip />, { at: '/fish', words: {} });
  expect(scrollBy).not.toHaveBeenCalled();
});
