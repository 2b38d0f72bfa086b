// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { CountBadge } from './count-badge.tsx';
import { DotBadge } from './dot-badge.tsx';

afterEach(cleanup);

describe('CountBadge', () => {
  // @proves 2.60
  it('shows a short number, and announces what it counts', () => {
    showPart(<CountBadge count={128} label="128 unread messages" />);
    expect(screen.getByText('99+').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('128 unread messages')).toBeDefined();
  });

  // @proves 2.60
  it('renders nothing for a count of zero', () => {
    const { container } = showPart(<CountBadge count={0} label="No unread messages" />);
    expect(container.textContent).toBe('');
  });
});

it('announces what the dot means', () => {
  const { container } = showPart(<DotBadge label="New" />);
  expect(container.textContent).toBe('New');
});
