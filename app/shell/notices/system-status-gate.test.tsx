// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import type { SystemStatus } from '#schemas/generated/platform.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { systemStatusKey } from '../status/status-query.ts';
import { openStatus } from '../status/system-status.fixture.ts';
import { SystemStatusGate } from './system-status-gate.tsx';

function show() {
  let status: SystemStatus['status'] = 0;
  let maintenance = true;
  const { ids, callsOf } = fakePlatform({
    systemStatus: () => ({ ...openStatus, status, maintenance }),
    memberInfo: () => member,
  });
  const site = showInSite(
    <SystemStatusGate>
      <label>
        Comment <input />
      </label>
    </SystemStatusGate>,
    { at: '/index', words: {} },
  );
  const put = async (next: SystemStatus['status'], flag = true) => {
    await waitFor(() => expect(site.queries.getQueryData(systemStatusKey)).toBeDefined());
    status = next;
    maintenance = flag;
    await act(() => site.queries.invalidateQueries({ queryKey: systemStatusKey }));
  };
  return { ids, looks: () => callsOf('systemStatus').length, put };
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

// @proves 1.24
it('replaces the site while it is closed, and restores what was typed', async () => {
  const { put } = show();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'half a sentence' } });
  await put(1);
  await screen.findByRole('heading');
  expect(screen.queryByRole('textbox')).toBeNull();
  await put(0);
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('half a sentence');
});

it('stays open at status 1 without the maintenance flag', async () => {
  const { put } = show();
  await put(1, false);
  expect(screen.getByRole('textbox')).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('takes the focus, so that it is announced, and restores it', async () => {
  const { put } = show();
  screen.getByRole('textbox').focus();
  await put(1);
  const notice = await screen.findByRole('heading');
  expect(document.activeElement).toBe(notice);
  await put(0);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
});

it('restores the session when the site opens again', async () => {
  const { put, ids } = show();
  sessionStorage.setItem('token', 'good');
  await put(2);
  await screen.findByText('192.0.2.1');
  expect(ids()).not.toContain('memberInfo');
  await put(0);
  await waitFor(() => expect(ids()).toContain('memberInfo'));
});

it('polls the status, more often while the site is closed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { looks, put } = show();
    await put(1);
    const whileClosed = looks();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(looks()).toBe(whileClosed + 1);
    await put(0);
    const whileOpen = looks();
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(looks()).toBe(whileOpen);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(looks()).toBe(whileOpen + 1);
  } finally {
    vi.useRealTimers();
  }
});

it('keeps the last answer while the status fails, and asks again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { put } = show();
  await put(1);
  const isClosed = () => screen.queryByRole('heading') !== null;
  await waitFor(() => expect(isClosed()).toBe(true));
  const failing = fakePlatform({ systemStatus: () => new Response('<html>') });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(failing.callsOf('systemStatus')).toHaveLength(1);
  expect(isClosed()).toBe(true);
  fakePlatform({ systemStatus: () => openStatus });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(isClosed()).toBe(false));
});
