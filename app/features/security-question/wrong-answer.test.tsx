// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { ModalHost } from '#app/shell/modals/modal-host.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/security-question.json' with { type: 'json' };
import { feature } from './feature.ts';
import { WRONG_ANSWER } from './modal-ids.ts';

const disclaimer = defineFeature({ name: 'disclaimer', module: null }, ({ screen: part }) => ({
  modals: [{ id: 'disclaimer', turn: 40, screen: part(async () => () => <p>Disclaimer</p>) }],
}));

beforeEach(standInForModals);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is seen before what visitors are asked', async () => {
  const { modals } = showInSite(<ModalHost />, {
    at: '/index',
    words: { 'security-question': words, disclaimer: {} },
    features: [feature, disclaimer],
  });
  await act(async () => {
    modals.open(WRONG_ANSWER);
    modals.open('disclaimer');
  });
  expect(await screen.findByText(words.wrong.text)).toBeDefined();
  expect(screen.queryByText('Disclaimer')).toBeNull();
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  await act(async () => void fireEvent.click(confirm));
  expect(await screen.findByText('Disclaimer')).toBeDefined();
  expect(screen.queryByText(words.wrong.text)).toBeNull();
});
