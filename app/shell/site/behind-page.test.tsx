// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { giveUpAll } from '#app/platform/give-up-all.ts';
import { BehindPage } from './behind-page.tsx';
import { showInSite } from './show-in-site.fixture.tsx';

const made = vi.hoisted(() => ({ count: 0 }));
vi.mock('./background.tsx', () => ({
  Background() {
    const [number] = useState(() => ++made.count);
    return <p>Background {number}</p>;
  },
}));

afterEach(cleanup);

it('comes when the platform is slow, and stays when it is well again', async () => {
  const { slowCalls } = showInSite(({ slowCalls: calls }) => <BehindPage slowCalls={calls} />, {
    at: '/index',
    words: {},
  });
  expect(screen.queryByText(/Background/)).toBeNull();
  act(() => slowCalls.add(() => true));
  expect(await screen.findByText('Background 1')).toBeDefined();
  act(() => giveUpAll(slowCalls));
  act(() => slowCalls.add(() => true));
  expect(await screen.findByText(/Background/)).toHaveProperty('textContent', 'Background 1');
});
