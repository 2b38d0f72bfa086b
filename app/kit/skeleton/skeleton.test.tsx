// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { Skeleton } from './skeleton.tsx';

afterEach(cleanup);

it('is nothing to a reader, and has its size from a class and no style', () => {
  const { container } = showPart(<Skeleton className="wide" />);
  const shape = container.firstElementChild;
  expect(shape?.getAttribute('aria-hidden')).toBe('true');
  expect(shape?.classList.contains('wide')).toBe(true);
  expect(shape?.hasAttribute('style')).toBe(false);
});
