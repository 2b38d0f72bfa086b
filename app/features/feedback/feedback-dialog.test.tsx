// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform, type RecordedCall, refusal } from '#app/platform/fake-platform.fixture.ts';
import { draftOf } from '#app/shell/drafts/drafts.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/feedback.json' with { type: 'json' };
import { FeedbackDialog } from './feedback-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { feedbackDraft } from './writing-draft.ts';

let calls: RecordedCall[];
let answer: () => Response | undefined;

beforeEach(() => {
  answer = () => undefined;
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });
  const platform = fakePlatform({
    feedback: () => answer(),
    askSupport: () => answer(),
    supportQuestionRules: () => ({ minWordCount: 4, maxWordCount: 120 }),
  });
  calls = platform.calls;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const close = vi.fn();
const show = (part = <FeedbackDialog close={close} />) =>
  showInSite(part, { at: '/index', words: { feedback: words } });
const area = () => screen.getByLabelText<HTMLTextAreaElement>(/^Your/);
const write = (text: string) => fireEvent.change(area(), { target: { value: text } });
const send = () => fireEvent.click(screen.getByText(/^Send/));

it('sends the text once for a double click, and says thank you', async () => {
  show();
  write('  More fish, please ');
  send();
  send();
  expect(await screen.findByText('Thank you')).toBeDefined();
  expect(calls).toMatchObject([{ id: 'feedback', body: { content: 'More fish, please' } }]);
});

// @proves 5.31
it('accepts 140 characters, counts an emoji as one, and says how many are too many', async () => {
  show();
  write('👨‍👩‍👧'.repeat(141));
  send();
  expect(await screen.findByText('This text is too long')).toBeDefined();
  expect(screen.getAllByText('1 character too many')).not.toEqual([]);
  expect(document.activeElement).toBe(area());
  write('👨‍👩‍👧'.repeat(140));
  expect(screen.queryByText('This text is too long')).toBeNull();
  send();
  expect(await screen.findByText('Thank you')).toBeDefined();
  expect(calls).toHaveLength(1);
});

it('keeps a text that could not be sent, even after closing', async () => {
  answer = () => refusal(500, { message: 'No.', errorCode: 'internal' });
  const site = show();
  write('More fish');
  send();
  await waitFor(() => expect(screen.getByRole('alert', { hidden: true }).textContent).not.toBe(''));
  expect(area().value).toBe('More fish');
  expect(draftOf(site.drafts, feedbackDraft, null).content).toBe('More fish');
});

// @proves 5.32
it('enforces the platform’s word limits', async () => {
  show(<QuestionDialog close={close} />);
  await screen.findByLabelText('Your question');
  write('Where is it');
  send();
  expect(await screen.findByText('Please write at least 4 words so that we can help')).toBeDefined();
  write('Where is my deposit of yesterday?');
  send();
  expect(await screen.findByText('We’ve received your question')).toBeDefined();
  expect(calls.at(-1)).toMatchObject({ id: 'askSupport', body: { content: 'Where is my deposit of yesterday?' } });
});
