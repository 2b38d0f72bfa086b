// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { PageQueries } from './page-queries.tsx';
import { usePageFreshness } from './use-page-freshness.ts';

const START = Date.UTC(2026, 10, 24, 2);
const NOW = START + 3_600_000;
const askedKey = ['asked'] as const;
const asked = vi.fn((name: string) => name);

function Asking({ name, children }: { name: string; children?: ReactNode }) {
  useQuery({ queryKey: [...askedKey, name], queryFn: () => asked(name), staleTime: Number.POSITIVE_INFINITY });
  return children;
}

function Head() {
  const { at, refresh } = usePageFreshness();
  return (
    <button type="button" onClick={() => void refresh()}>
      {at}
    </button>
  );
}

/** Waits until the button has a text. */
const says = (text: string) => waitFor(() => expect(screen.getByRole('button').textContent).toBe(text));

afterEach(() => {
  cleanup();
  asked.mockClear();
  vi.useRealTimers();
});

async function show(page: ReactNode) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  await act(async () => {
    showInSite(
      <Asking name="site">
        <PageQueries>
          <Head />
          {page}
        </PageQueries>
      </Asking>,
      {
        at: '/agentHome',
        words: {},
        prepare: ({ queries }) => {
          queries.setQueryData([...askedKey, 'site'], 'site', { updatedAt: START });
          queries.setQueryData([...askedKey, 'older'], 'older', { updatedAt: NOW - 60_000 });
        },
      },
    );
  });
}

it('is as old as the oldest answer of the page, whatever the site around it has asked before', async () => {
  await show(
    <>
      <Asking name="orders" />
      <Asking name="older" />
    </>,
  );
  await says(String(NOW - 60_000));
  asked.mockClear();
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(asked.mock.calls.flat().sort()).toEqual(['older', 'orders']);
  await says(String(NOW));
});

it('counts an answer that the page shows too', async () => {
  await show(<Asking name="site" />);
  await says(String(START));
});

it('says nothing while the page shows no answer', async () => {
  await show(null);
  await says('');
});
