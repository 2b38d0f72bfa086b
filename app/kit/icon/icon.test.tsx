// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { Icon } from './icon.tsx';

afterEach(cleanup);

it('is hidden from screen readers and the keyboard, and shows its part of the sprite', () => {
  const { container } = showPart(<Icon name="heart" size={24} />);
  const icon = container.querySelector('svg');
  expect(icon?.getAttribute('aria-hidden')).toBe('true');
  expect(icon?.getAttribute('focusable')).toBe('false');
  expect(icon?.getAttribute('width')).toBe('24');
  expect(icon?.querySelector('use')?.getAttribute('href')).toMatch(/#heart$/);
});

it('mirrors only arrows with the direction of the text', () => {
  const classesOf = (part: React.JSX.Element) => showPart(part).container.querySelector('svg')?.classList.length;
  expect(classesOf(<Icon name="caret-right" />)).toBe((classesOf(<Icon name="heart" />) ?? 0) + 1);
});
