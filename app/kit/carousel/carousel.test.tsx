// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { Carousel } from './carousel.tsx';

const WIDTH = 300;
const STEP = WIDTH + 20;
const animate = vi.fn();
const scrollTo = vi.fn();
let calm = false;

/** Scrolls and fires the event, as a browser does. */
function scroll(this: Element, to?: ScrollToOptions | number) {
  if (typeof to !== 'object') return;
  scrollTo(to);
  this.scrollLeft = to.left ?? 0;
  fireEvent.scroll(this);
}

function placeOf(this: HTMLElement) {
  return this.role === 'group' ? STEP * [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
}

beforeEach(() => {
  calm = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  // jsdom has no layout, scrolling or animations.
  Object.assign(Element.prototype, { scrollTo: scroll, animate });
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(placeOf);
});
afterEach(() => {
  cleanup();
  scrollTo.mockClear();
  animate.mockClear();
  for (const name of ['animate', 'scrollTo']) Reflect.deleteProperty(Element.prototype, name);
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () =>
  showPart(
    <Carousel label="Offers">
      <a href="#one">One</a>
      <a href="#two">Two</a>
    </Carousel>,
  );
const wait = () => act(() => vi.advanceTimersByTime(5000));

describe('Carousel', () => {
  // @proves 9.12, 9.13
  it('advances every five seconds, for one second, and from the last slide to the first', () => {
    show();
    const pixels = () => animate.mock.calls.map(([{ transform }]) => transform);
    for (const place of [1, 0]) {
      wait();
      expect(scrollTo).toHaveBeenLastCalledWith({ left: place * STEP, behavior: 'instant' });
      expect(animate.mock.calls.map(([, timing]) => timing.duration)).toEqual([1000, 1000]);
      // The new slide enters from the end side, and the old one leaves at the start side.
      const [gone, come] = pixels();
      expect(come).toEqual([`translateX(${STEP}px)`, 'translateX(0px)']);
      const away = place === 1 ? STEP : -STEP;
      expect(gone).toEqual([`translateX(${away}px)`, `translateX(${away - STEP}px)`]);
      animate.mockClear();
    }
  });

  it('can be scrolled by keys, even where no slide has a link', () => {
    const stripOf = () => screen.getAllByRole('group')[0]?.parentElement;
    show();
    expect(stripOf()?.hasAttribute('tabindex')).toBe(false);
    cleanup();
    showPart(
      <Carousel label="Offers">
        <p>One</p>
        <p>Two</p>
      </Carousel>,
    );
    expect(stripOf()?.tabIndex).toBe(0);
  });

  it('is labelled as a carousel, with the position of each slide', () => {
    show();
    expect(screen.getByRole('region', { name: 'Offers' }).ariaRoleDescription).toBe('carousel');
    const slides = screen.getAllByRole('group');
    expect(slides.map((slide) => slide.ariaLabel)).toEqual(['1 of 2', '2 of 2']);
    expect(slides.map((slide) => slide.ariaRoleDescription)).toEqual(['slide', 'slide']);
  });

  it('has its pause button before all other controls', () => {
    show();
    const [first] = screen.getByRole('region', { name: 'Offers' }).querySelectorAll('button, a');
    expect(first).toBe(screen.getByRole('button', { name: 'Pause' }));
    if (first) fireEvent.click(first);
    wait();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Resume' })).toBeDefined();
  });

  // @proves 9.12
  it('does not move and has no controls with a single slide', () => {
    showPart(
      <Carousel label="Offers">
        <a href="#one">One</a>
      </Carousel>,
    );
    wait();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('pauses under a pointer and while focused', () => {
    show();
    const region = screen.getByRole('region');
    fireEvent.pointerEnter(region);
    wait();
    fireEvent.pointerLeave(region);
    fireEvent.focus(screen.getByText('One'));
    wait();
    expect(scrollTo).not.toHaveBeenCalled();
    fireEvent.blur(screen.getByText('One'));
    wait();
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('never moves by itself for users who prefer reduced motion, but still follows its controls', () => {
    calm = true;
    show();
    wait();
    expect(scrollTo).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Slide 2 of 2' }));
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'instant' }));
    expect(animate).not.toHaveBeenCalled();
  });
});
