// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import type { Site } from '#app/shell/site/create-site.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/kyc.json' with { type: 'json' };
import { beginKyc } from '../kyc-draft.ts';
import { PersonForm } from './person-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Sources = (1 | 2 | 3 | 4 | 5)[];

function show(incomeSources?: Sources) {
  fakePlatform({
    securityConfig: () => ({
      info: {
        securityQuestions: { enabled: false, isComplete: false },
        idVerification: { enabled: true, isComplete: false, status: 'N', ...(incomeSources && { incomeSources }) },
      },
    }),
  });
  const check = { minimumAge: 21, today: new Date(2026, 10, 21) };
  const rest = { id: 'person', check, isUnderage: false, onUnderageSeen: () => undefined };
  const prepare = ({ session }: Site) => session.store.setState({ status: 'member', member });
  const form = <PersonForm {...rest} draft={beginKyc()} onSend={async () => undefined} />;
  showInSite(form, { at: '/index', words: { kyc: words }, prepare });
}

const { income, field } = words;

it('asks retired people, students and others for their income alone, where the platform takes them', async () => {
  show([1, 2, 3, 4, 5]);
  fireEvent.click(await screen.findByRole('radio', { name: income[3] }));
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  await waitFor(() => expect(screen.queryByText(field.occupation)).toBeNull());
  fireEvent.click(screen.getByRole('radio', { name: income[1] }));
  expect(await screen.findByText(field.employerName)).toBeDefined();
  expect(screen.getByText(field.occupation)).toBeDefined();
});

it.each([[undefined], [[]]])('offers the specification’s two sources where the platform names %s', async (sources) => {
  show(sources);
  expect(await screen.findByRole('radio', { name: income[2] })).toBeDefined();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});
