// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { memo, type ReactNode, use } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { showPart } from '../show-part.fixture.tsx';
import { Alert } from './alert.tsx';
import { ConnectionContext } from './connection-context.ts';
import { Empty } from './empty.tsx';
import { Problem } from './problem.tsx';
import { AsideProblems, ProblemGroup, ProblemGroupContext } from './problem-group.tsx';

afterEach(cleanup);

it('has a live region before there is a message', () => {
  const { rerender } = showPart(<Alert text={undefined} />);
  const place = screen.getByRole('alert');
  expect(place.textContent).toBe('');
  rerender(<Alert text="Wrong password" />);
  expect(screen.getByRole('alert')).toBe(place);
  expect(place.textContent).toBe('Wrong password');
});

describe('a message about a lost connection', () => {
  const failures = { failed: 'The link is abnormal', out: 'You are offline', back: 'You are back. Try again.' };
  const watched = (message: ReactNode) => {
    const store = createStore<{ state: 'reached' | 'offline'; failures: typeof failures }>(() => ({
      state: 'reached',
      failures,
    }));
    const around = (now: ReactNode) => <ConnectionContext value={store}>{now}</ConnectionContext>;
    const { rerender } = showPart(around(message));
    return {
      become: (state: 'reached' | 'offline') => act(() => store.setState({ state })),
      show: (now: ReactNode) => rerender(around(now)),
    };
  };
  const said = () => screen.getByRole('alert').textContent;

  it('goes while the page says more, and asks for another try once the connection is back', () => {
    const { become, show } = watched(<Alert text={failures.failed} />);
    expect(said()).toBe(failures.failed);
    become('offline');
    expect(said()).toBe('');
    become('reached');
    expect(said()).toBe(failures.back);
    show(<Alert text={undefined} />);
    show(<Alert text={failures.failed} />);
    expect(said()).toBe(failures.failed);
  });

  it('leaves every other message alone', () => {
    const { become } = watched(<Alert text="Wrong password" />);
    become('offline');
    expect(said()).toBe('Wrong password');
    become('reached');
    expect(said()).toBe('Wrong password');
  });

  it('names the cause where something is missing', () => {
    const { become } = watched(<Problem title={failures.failed} onAction={vi.fn()} />);
    become('offline');
    expect(said()).toContain(failures.out);
    become('reached');
    expect(said()).toContain(failures.back);
  });
});

it('announces information politely', () => {
  showPart(<Alert tone="info" text="Deposits are back" />);
  expect(screen.getByRole('status').textContent).toBe('Deposits are back');
});

it('announces a failure immediately, with a way to go on', () => {
  const retry = vi.fn();
  showPart(<Problem title="The list did not load" onAction={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('The list did not load');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('leaves what it groups alone while its words stay', () => {
  const read = vi.fn();
  const Reader = memo(function Reader() {
    use(ProblemGroupContext);
    read();
    return null;
  });
  const group = (key: string) => (
    <ProblemGroup title="The page did not load" isGeneral={false}>
      <AsideProblems>
        <Reader />
      </AsideProblems>
      <p>{key}</p>
    </ProblemGroup>
  );
  const { rerender } = showPart(group('before'));
  rerender(group('after'));
  expect(read).toHaveBeenCalledOnce();
});

it('shows several failures of a page as one, whose button retries all', () => {
  const retries = [vi.fn(), vi.fn()];
  const failed = (which: readonly number[]) => (
    <ProblemGroup title="The page did not load" isGeneral={false}>
      {which.map((index) => (
        <Problem key={index} title={`Row ${index} did not load`} onAction={() => retries[index]?.()} />
      ))}
    </ProblemGroup>
  );
  const { rerender } = showPart(failed([0, 1]));
  expect(screen.getByRole('alert').textContent).toContain('The page did not load');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retries.map((retry) => retry.mock.calls.length)).toEqual([1, 1]);
  rerender(failed([1]));
  expect(screen.getByRole('alert').textContent).toContain('Row 1 did not load');
  rerender(failed([]));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leaves it to a failure of the page to stand for one beside it', () => {
  const aside = (
    <AsideProblems>
      <Problem title="The winners did not load" onAction={() => undefined} />
    </AsideProblems>
  );
  const page = <Problem title="The games did not load" onAction={() => undefined} />;
  const group = (both: boolean) => (
    <ProblemGroup title="The page did not load" isGeneral={false}>
      {aside}
      {both && page}
    </ProblemGroup>
  );
  const { rerender } = showPart(group(false));
  expect(screen.getByRole('alert').textContent).toContain('The winners');
  rerender(group(true));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').parentElement?.textContent).toContain('The page did not load');
});

it('explains why a list is empty without an alert', () => {
  showPart(<Empty icon="ticket" title="No bets yet" text="Bets stand here." />);
  expect(screen.getByText('No bets yet')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
