// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import words from '../../../../locales/EN/kyc.json' with { type: 'json' };
import { showInSite } from '../../../shell/site/show-in-site.fixture.tsx';
import { beginKyc, checkImages, putImage } from '../kyc-draft.ts';
import { DocumentsForm } from './documents-form.tsx';
import { imageSides } from './image-sides.ts';

afterEach(cleanup);

const asked = () => imageSides.filter((side) => screen.queryByText(words.documents.missing[side]));

it('asks for each of the three pictures with a prompt of its own, until it is there', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const draft = beginKyc();
  showInSite(<DocumentsForm id="pictures" draft={draft} busy={false} sent={0} onSend={async () => undefined} />, {
    at: '/index',
    words: { kyc: words },
  });
  expect(asked()).toEqual([]);
  await act(async () => checkImages(draft));
  expect(asked()).toEqual(['idCardFront', 'idCardBack', 'idCardSelfie']);
  await act(async () => putImage(draft, 'idCardBack', new File(['x'], 'b.jpg')));
  expect(asked()).toEqual(['idCardFront', 'idCardSelfie']);
});
