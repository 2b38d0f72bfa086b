// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { Carousel } from './carousel.tsx';

const scrollTo = vi.fn();
let calm = false;

beforeEach(() => {
  calm = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  // jsdom lays nothing out and scrolls nowhere.
  Element.prototype.scrollTo = scrollTo;
});
afterEach(() => {
  cleanup();
  scrollTo.mockClear();
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
  it('moves on every five seconds', () => {
    show();
    wait();
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('has the way to stop it before everything else in it', () => {
    show();
    const [first] = screen.getByRole('region', { name: 'Offers' }).querySelectorAll('button, a');
    expect(first).toBe(screen.getByRole('button', { name: 'Pause' }));
    if (first) fireEvent.click(first);
    wait();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Resume' })).toBeDefined();
  });

  it('stands still under a pointer and under the focus', () => {
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

  it('never moves by itself for whoever asked for less motion, and still goes where it is told', () => {
    calm = true;
    show();
    wait();
    expect(scrollTo).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Slide 2 of 2' }));
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'instant' }));
  });
});
