// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LARGEST_IMAGE } from '#app/kinds/upload-proof/upload-limits.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { standInForBytes } from '#app/kit/upload/blob-double.fixture.ts';
import { fakePlatform, type RecordedCall, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import type { SessionStatus } from '#app/session/member-type.ts';
import { SiteStartedContext } from '#app/shell/loading/site-started.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/promotions.json' with { type: 'json' };
import shellWords from '#locales/EN/shell.json' with { type: 'json' };
import type { Promotion } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { PromotionsPage } from './page/promotions-page.tsx';
import { somePromotion } from './promotions.fixture.ts';

let sent: Pick<RecordedCall, 'id' | 'body'>[] = [];
let answers: (() => Response)[] = [];

interface Shown {
  at?: string;
  status?: SessionStatus;
}

function show(promotions: Promotion[], { at = '/promotions', status = 'member' }: Shown = {}) {
  const next = ({ id, body }: RecordedCall) => {
    sent.push({ id, body });
    return answers.shift()?.();
  };
  fakePlatform({
    promotions: () => ({ promotions }),
    memberInfo: () => member,
    applyPromotion: (call) => next(call) ?? { status: 'APPLYING' },
    claimPromotion: (call) => next(call) ?? refusal(500),
    claimRafflePromotion: (call) => next(call) ?? refusal(500),
  });
  return showInSite(
    <SiteStartedContext value={true}>
      <PromotionsPage />
    </SiteStartedContext>,
    {
      at,
      words: { promotions: words },
      prepare: (site) => site.session.store.setState({ status, member: status === 'guest' ? null : member }),
    },
  );
}

beforeEach(() => {
  sent = [];
  answers = [];
  standInForModals();
  standInForBytes();
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dialog = () => screen.findByRole('dialog', { name: 'First deposit' });
const press = async (name: string) =>
  act(async () => void fireEvent.click(await screen.findByRole('button', { name })));

describe('PromotionsPage', () => {
  // @proves 2.10
  it('lists rewards to claim first and ended promotions last, by category', async () => {
    const others = [
      somePromotion({ id: 1, title: 'Over', status: 'CLOSE', category: 'GAMES' }),
      somePromotion({ id: 2, title: 'Open', category: 'GAMES' }),
      somePromotion({ id: 3, title: 'Waiting', status: 'ISSUED', paid: minorUnits(500) }),
    ];
    show(others);
    await screen.findByRole('link', { name: 'Open' });
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles()).toEqual(['Waiting', 'Open', 'Over']);
    fireEvent.click(screen.getByRole('link', { name: /^Games/ }));
    expect(location.search).toBe('?category=GAMES');
    expect(titles()).toEqual(['Open', 'Over']);
  });

  it('opens the promotion in the address, and clears the address when it is closed', async () => {
    show([somePromotion()], { at: '/promotions?category=WELCOME&id=501' });
    expect((await dialog()).textContent).toContain('Turn it over eight times.');
    await press('Close');
    expect(location.search).toBe('?category=WELCOME');
  });

  it('says when the promotion doesn’t exist', async () => {
    show([somePromotion()], { at: '/promotions?id=9' });
    expect(await screen.findByText(words.gone)).toBeDefined();
  });

  // @proves 4.59
  it.each(['APPLYING', 'CLAIMED', 'COMING_SOON', 'CLOSE', 'PROCESS', 'SIGNED'] as const)(
    'says what %s means, and offers no way to join',
    async (status) => {
      show([somePromotion({ status })], { at: '/promotions?id=501' });
      const shown = within(await dialog());
      expect(shown.getByText(words.note[status])).toBeDefined();
      expect(shown.getByText(words.status[status])).toBeDefined();
      expect(shown.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
    },
  );
});

describe('joining', () => {
  it('asks a visitor to log in', async () => {
    show([somePromotion()], { at: '/promotions?id=501', status: 'guest' });
    const shown = within(await dialog());
    expect(shown.getByRole('link', { name: words.join.APPLY }).getAttribute('href')).toBe('/login');
  });

  it('asks a trial account to open a real one, without a call', async () => {
    show([somePromotion({ kind: 'SIGN' })], { at: '/promotions?id=501', status: 'trial' });
    await press(words.join.SIGN);
    expect(screen.getByRole('dialog', { name: shellWords.trial.title })).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('is one call, without a form where none is needed', async () => {
    show([somePromotion({ kind: 'CHALLENGE' })], { at: '/promotions?id=501' });
    await press(words.join.CHALLENGE);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      id: 'applyPromotion',
      body: { promotionId: 501, comment: '', images: [] },
    });
  });

  it('asks for a comment, keeps it while the form is closed, and says why an application was rejected', async () => {
    show([somePromotion({ status: 'REJECTED', reason: 'It cannot be read.' })], { at: '/promotions?id=501' });
    expect(await screen.findByText('It cannot be read.')).toBeDefined();
    await press(words.join.again);
    await press(words.apply.send);
    expect(screen.getByText(words.apply.missing)).toBeDefined();
    fireEvent.change(screen.getByLabelText(words.apply.comment), { target: { value: ' Paid by card. ' } });
    await press(words.apply.back);
    await press(words.join.again);
    await press(words.apply.send);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ promotionId: 501, comment: 'Paid by card.', images: [] });
    const notice = await screen.findByRole('dialog', { name: words.apply.sent });
    expect(notice.textContent).toContain(words.note.APPLYING);
    fireEvent.click(within(notice).getByRole('button', { name: shellWords.dialog.confirm }));
    expect(screen.queryByRole('dialog', { name: words.apply.sent })).toBeNull();
  });

  it('accepts a comment of 500 characters as a person counts them, and truncates no longer one', async () => {
    const family = '👨‍👩‍👧‍👦';
    show([somePromotion()], { at: '/promotions?id=501' });
    await press(words.join.APPLY);
    const write = (value: string) =>
      fireEvent.change(screen.getByLabelText(words.apply.comment), { target: { value } });
    write(family.repeat(502));
    await press(words.apply.send);
    expect(screen.getByLabelText(words.apply.comment).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('2 characters too many')).toHaveLength(1);
    expect(sent).toHaveLength(0);
    write(family.repeat(500));
    await press(words.apply.send);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('succeeds when the application arrived but its response was lost', async () => {
    const promotions = [somePromotion()];
    show(promotions, { at: '/promotions?id=501' });
    answers = [
      () => {
        promotions[0] = somePromotion({ status: 'APPLYING' });
        return new Response('', { status: 502 });
      },
    ];
    await press(words.join.APPLY);
    fireEvent.change(screen.getByLabelText(words.apply.comment), { target: { value: 'Paid by card.' } });
    await press(words.apply.send);
    expect(await within(await dialog()).findByText(words.note.APPLYING)).toBeDefined();
    expect(screen.queryByLabelText(words.apply.comment)).toBeNull();
  });

  // @proves 5.33
  it.each([
    ['type', new File(['GIF89a'], 'a.jpg', { type: 'image/jpeg' })],
    ['size', new File([new Uint8Array(LARGEST_IMAGE + 1)], 'a.jpg')],
  ] as const)('warns of a picture of the wrong %s, by its content', async (fault, file) => {
    show([somePromotion()], { at: '/promotions?id=501' });
    await dialog();
    await press(words.join.APPLY);
    fireEvent.change(screen.getByLabelText('Picture 1 (optional)'), { target: { files: [file] } });
    const warning = await screen.findByRole('dialog', { name: shellWords.upload.warning });
    expect(warning.textContent).toContain(shellWords.upload[fault]);
  });

  // @proves 5.33
  it('accepts a picture of 5 MB', async () => {
    show([somePromotion()], { at: '/promotions?id=501' });
    await dialog();
    await press(words.join.APPLY);
    const bytes = new Uint8Array(5_242_880);
    bytes.set([0xff, 0xd8, 0xff, 0xe0]);
    const file = new File([bytes], 'large.jpg');
    fireEvent.change(screen.getByLabelText('Picture 1 (optional)'), { target: { files: [file] } });
    expect(await screen.findByText('large.jpg')).toBeDefined();
  });

  // @proves 3.36, 5.33
  it('accepts up to three pictures', async () => {
    show([somePromotion()], { at: '/promotions?id=501' });
    await dialog();
    await press(words.join.APPLY);
    for (const place of [1, 2, 3]) {
      const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], `${place}.jpg`);
      fireEvent.change(screen.getByLabelText(`Picture ${place} (optional)`), { target: { files: [file] } });
      await screen.findByText(`${place}.jpg`);
    }
    expect(screen.queryByLabelText('Picture 4 (optional)')).toBeNull();
    await press('Remove 2.jpg');
    expect(screen.queryByText('2.jpg')).toBeNull();
    expect(screen.getByText('3.jpg')).toBeDefined();
  });
});

describe('claiming', () => {
  const paid = { success: true, value: { amount: 500, currency: 'EUR', balance: 1750 } };

  it('keeps its key over retries', async () => {
    answers = [() => new Response('', { status: 500 }), () => Response.json(paid)];
    const { toasts } = show([somePromotion({ status: 'ISSUED', paid: minorUnits(500) })], { at: '/promotions?id=501' });
    await press('Claim €5.00');
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    await press('Claim €5.00');
    await waitFor(() =>
      expect(toasts.store.getState().map(({ text }) => text)).toEqual(['€5.00 has been added to your balance']),
    );
    expect(new Set(sent.map(({ id }) => id))).toEqual(new Set(['claimPromotion']));
    expect(new Set(sent.map(({ body }) => Object(body).idempotencyKey)).size).toBe(1);
  });

  it('shows a claim made in another tab', async () => {
    const promotions = [somePromotion({ status: 'ISSUED', paid: minorUnits(500) })];
    show(promotions, { at: '/promotions?id=501' });
    answers = [
      () => {
        promotions[0] = somePromotion({ status: 'CLAIMED', paid: minorUnits(500) });
        return Response.json({ success: false, message: 'No.', errorCode: 'not_available' }, { status: 409 });
      },
    ];
    await press('Claim €5.00');
    expect(await within(await dialog()).findByText(words.status.CLAIMED)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Claim €5.00' })).toBeNull();
  });

  // @proves 7.27
  it('uses the raffle’s call for a ticket', async () => {
    answers = [() => Response.json(paid)];
    show([somePromotion({ status: 'ISSUED', kind: 'RAFFLE' })], { at: '/promotions?id=501' });
    await press(words.claim.ticket);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.id).toBe('claimRafflePromotion');
    expect(sent[0]?.body).toEqual({ promotionId: 501, idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/) });
  });
});
