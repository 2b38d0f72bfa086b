// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { Skeleton } from './skeleton.tsx';

afterEach(cleanup);

it('is hidden from screen readers, and takes its size from a class, not a style', () => {
  const { container } = showPart(<Skeleton className="wide" />);
  const shape = container.firstElementChild;
  expect(shape?.getAttribute('aria-hidden')).toBe('true');
  expect(shape?.classList.contains('wide')).toBe(true);
  expect(shape?.hasAttribute('style')).toBe(false);
});
