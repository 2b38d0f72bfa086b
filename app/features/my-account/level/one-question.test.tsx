// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/my-account.json' with { type: 'json' };
import { NextStep } from './level-card.tsx';
import { StepRow } from './step-row.tsx';

const step = { name: 'question', isDone: false, open() {} } as const;

const show = (count: number) =>
  showInSite(
    <>
      <NextStep step={{ ...step, count }} />
      <StepRow step={{ ...step, count }} personal={[]} />
    </>,
    { at: '/member', words: { 'my-account': words } },
  );

afterEach(cleanup);

it('says that a second security question makes an account with one safer', () => {
  show(1);
  expect(screen.getByText(words.oneQuestion.next)).toBeDefined();
  expect(screen.getByText(words.oneQuestion.note)).toBeDefined();
});

it('says that an account without a question has none', () => {
  show(0);
  expect(screen.getByText(words.next.question)).toBeDefined();
  expect(screen.getByText(words.notSet)).toBeDefined();
});
