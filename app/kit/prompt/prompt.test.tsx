// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { Prompt } from './prompt.tsx';

afterEach(cleanup);

function Page({ onClose, isAsked = true }: { onClose?: () => void; isAsked?: boolean }) {
  return (
    <main id="main" tabIndex={-1}>
      <button type="button">Deposit</button>
      {isAsked && (
        <Prompt title="May we?" onClose={onClose} actions={<button type="button">Reject</button>}>
          <p>Why.</p>
        </Prompt>
      )}
    </main>
  );
}

const named = (name: string) => screen.getByRole('button', { name });

it('is the first part of the document, and is announced without taking the focus', async () => {
  showPart(<Page />);
  expect(document.body.firstElementChild?.contains(screen.getByRole('region', { name: 'May we?' }))).toBe(true);
  expect(document.activeElement).toBe(document.body);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('May we?'));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('takes the focus when a person opened it, and returns it', () => {
  const { rerender } = showPart(<Page isAsked={false} />);
  named('Deposit').focus();
  rerender(<Page onClose={vi.fn()} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'May we?' }));
  named('Close').focus();
  rerender(<Page isAsked={false} />);
  expect(document.activeElement).toBe(named('Deposit'));
});

it('leaves the focus at the content when nothing had it before', () => {
  const { rerender } = showPart(<Page />);
  named('Reject').focus();
  rerender(<Page isAsked={false} />);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('does not touch the focus of a person who is elsewhere', () => {
  const { rerender } = showPart(<Page />);
  named('Deposit').focus();
  rerender(<Page isAsked={false} />);
  expect(document.activeElement).toBe(named('Deposit'));
});
