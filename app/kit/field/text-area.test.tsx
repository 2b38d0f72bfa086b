// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { TextArea } from './text-area.tsx';

afterEach(cleanup);

it('has a label, a help text and an error', () => {
  showPart(<TextArea label="Your question" help="In your own words" error="Too short" note="3 left" />);
  const area = screen.getByRole('textbox', { name: 'Your question' });
  const descriptions = (area.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));
  expect(descriptions.map((element) => element?.textContent)).toEqual(['In your own words', 'Too short']);
  expect(area.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('3 left')).toBeDefined();
});
