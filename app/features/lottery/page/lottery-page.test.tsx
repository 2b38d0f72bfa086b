// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveDevice } from '#app/clock/device-zones.fixture.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import type { SessionStatus } from '#app/session/member-type.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/lottery.json' with { type: 'json' };
import type { LotteryBet, LotteryIssue, MemberInfo, OpenedDraw, Problem } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { someBet, someDraw, someIssue, someLotteryGame, someTable } from '../lottery-answers.fixture.ts';
import { LotteryPage } from './lottery-pages.tsx';

const MEMBER: MemberInfo = {
  id: 7,
  account: 'mara',
  nickname: '',
  type: 0,
  balance: minorUnits(10_000),
  currency: 'PHP',
  vipLabel: '',
  unreadMessages: 0,
  availablePromos: 0,
};

const GROUP = { groupCode: 'digits', groupName: 'Numbers', games: ['one', 'two'].map(someLotteryGame) };

/** The platform's answers; changes apply from the next call. */
function goodAnswers() {
  return {
    issue: someIssue('one', '20260520-1') as LotteryIssue,
    odds: 190,
    isDown: false,
    /** Null makes the request fail. */
    draws: [someDraw('one', '20260520-0')] as OpenedDraw[] | null,
    bets: [] as LotteryBet[],
    refusal: null as null | { errorCode: Problem['errorCode']; status: number },
    /** Awaited before bets are placed. */
    before: Promise.resolve(),
  };
}

let answers = goodAnswers();
let platform: ReturnType<typeof fakePlatform>;

function show(at: string, status: SessionStatus = 'member', member = MEMBER) {
  const unlessDown = <Value,>(value: Value) => (answers.isDown ? refusal(403) : value);
  platform = fakePlatform({
    gameVendor: () => unlessDown({ lanes: [] }),
    lotteryMenus: ({ query }) => unlessDown(query['prizeMode'] === 'LOTT' ? [GROUP] : []),
    recentLotteryGames: () => unlessDown([]),
    lotteryTable: ({ query }) => unlessDown(tableOf(query['gameCode'])),
    lotteryIssue: ({ query }) => unlessDown({ ...answers.issue, gameCode: query['gameCode'] ?? '' }),
    openedDraws: () => unlessDown(answers.draws ?? refusal(403)),
    lotteryBets: () => {
      const page = { content: answers.bets, pageNum: 1, totalPages: answers.bets.length > 0 ? 1 : 0 };
      return unlessDown(page);
    },
    memberInfo: () => unlessDown(MEMBER),
    placeLotteryBets: async () => {
      await answers.before;
      if (answers.refusal) return refusal(answers.refusal.status, { errorCode: answers.refusal.errorCode });
      answers.bets = [someBet(1)];
      return { bets: answers.bets, balance: minorUnits(9500), currency: 'PHP' };
    },
  });
  return showInSite(<LotteryPage />, {
    at,
    words: { lottery: words },
    prepare: ({ session }) => session.store.setState({ status, member }),
  });
}

function tableOf(gameCode = 'one') {
  const table = someTable(gameCode);
  for (const kind of table.kinds) if (kind.code === 'side') kind.tiers = [{ hits: 1, odds: answers.odds, oneIn: 2 }];
  return table;
}

const placed = () => platform.callsOf('placeLotteryBets').map(({ body }) => body);
const slip = () => within(screen.getByRole('region', { name: /^Bet slip/, hidden: true }));
const button = (name: string | RegExp) => slip().getByRole('button', { name, hidden: true });

/** Waits for the button that places the slip and presses it. */
async function pressPlace() {
  await waitFor(() => expect(button(/^Place bets/).hasAttribute('disabled')).toBe(false));
  fireEvent.click(button(/^Place bets/));
}

async function addBet(name = 'Big') {
  fireEvent.click(await screen.findByRole('button', { name: 'Last digit' }));
  fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(screen.getByRole('button', { name: 'Add to slip' }));
}

beforeEach(() => {
  answers = goodAnswers();
  standInForModals();
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('LotteryPage', () => {
  // @proves 4.51
  it('shows the game in the address, its draw and its last result', async () => {
    show('/lottery?gameCode=two');
    expect(await screen.findByRole('heading', { level: 1, name: 'Game two' })).toBeDefined();
    expect(screen.getByText('No. 20260520-1')).toBeDefined();
    expect(
      within(await screen.findByRole('list', { name: 'Numbers of draw 20260520-0' })).getByText('4'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: /Game two/ }).getAttribute('aria-current')).toBe('page');
  });

  it('places the slip, and confirms what was placed', async () => {
    show('/lottery');
    await addBet();
    expect(button('Place bets for ₱5.00')).toBeDefined();
    await pressPlace();
    expect(await slip().findByText('One bet placed for ₱5.00')).toBeDefined();
    const line = { gameCode: 'one', issue: '20260520-1', kind: 'side', selection: ['big'], stake: 500, odds: 190 };
    expect(placed()).toEqual([{ idempotencyKey: expect.stringMatching(/^[!-~]{1,64}$/), lines: [line] }]);
    fireEvent.click(button('See my bets'));
    expect(await screen.findByText('Open')).toBeDefined();
  });

  it('adds a complete pick and opens the slip with one press where the slip has no column', async () => {
    show('/lottery');
    fireEvent.click(await screen.findByRole('button', { name: 'Last digit' }));
    expect(screen.queryByRole('button', { name: words.slip.addAndReview })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Big' }));
    fireEvent.click(screen.getByRole('button', { name: words.slip.addAndReview }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Bet slip (1)' }));
    expect(sheet.getByRole('button', { name: 'Place bets for ₱5.00' })).toBeDefined();
    expect(placed()).toEqual([]);
  });

  it('announces the outcome of a bet, whatever tab is open', async () => {
    answers.bets = [someBet(1), someBet(2)];
    const { session, toasts } = show('/lottery');
    await screen.findByRole('heading', { level: 1, name: 'Game one' });
    await waitFor(() => expect(platform.ids()).toContain('lotteryBets'));
    answers.bets = [someBet(1, { state: 'won', win: minorUnits(950) }), someBet(2, { state: 'lost' })];
    const what = { gameCode: 'speed-draw-1', issue: '20260520-1', status: 'opened' as const };
    const draw = { ...what, numbers: ['4'], drawTime: 0, next: { issue: '2', drawTime: 1 } };
    const shown = () => toasts.store.getState().map(({ text, tone }) => ({ text, tone }));
    await waitFor(() => {
      for (const listener of session.listeners) listener({ topic: 'draw', data: draw });
      expect(shown()).toEqual([{ text: 'Game speed-draw-1: you won ₱9.50', tone: 'success' }]);
    });
    await waitFor(() => expect(platform.ids()).toContain('memberInfo'));
  });

  it('shows the results of a game, an empty list, and a retry when they fail to load', async () => {
    answers.draws = null;
    show('/lottery');
    fireEvent.click(await screen.findByRole('tab', { name: 'Results' }));
    expect((await screen.findAllByText('We couldn’t load the results')).length).toBeGreaterThan(0);
    answers.draws = [];
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/appear here as soon as/)).toBeDefined();
  });

  it('dates a draw by the merchant’s clock, wherever the device is', async () => {
    moveDevice('America/St_Johns');
    answers.draws = [{ ...someDraw('one', '20260520-0'), drawTime: Date.parse('2026-05-20T00:00:30+08:00') }];
    show('/lottery', 'member', { ...MEMBER, timeZone: 'Asia/Manila' });
    fireEvent.click(await screen.findByRole('tab', { name: 'Results' }));
    const time = (await screen.findByText(/12:00/)).textContent;
    expect(time?.replace(/\s/g, ' ')).toBe('May 20, 2026, 12:00 AM');
  });

  it('keeps the check of a draw when the next one comes', async () => {
    const { session } = show('/lottery');
    fireEvent.click(await screen.findByRole('tab', { name: 'Results' }));
    const proof = (await screen.findByText('Check this draw')).closest('details');
    if (!proof) throw new Error('The check cannot be opened.');
    proof.open = true;
    fireEvent.click(await screen.findByRole('button', { name: 'Check on this device' }));
    expect(await screen.findByText(/^This doesn’t match the hash/)).toBeDefined();
    answers.issue = someIssue('one', '20260520-2');
    answers.draws = [someDraw('one', '20260520-1'), someDraw('one', '20260520-0')];
    const next = { issue: '20260520-2', drawTime: 1 };
    const draw = { gameCode: 'one', issue: '20260520-1', status: 'opened' as const, numbers: ['4'], drawTime: 0, next };
    act(() => {
      for (const listener of session.listeners) listener({ topic: 'draw', data: draw });
    });
    await waitFor(() => expect(screen.getAllByText('Check this draw')).toHaveLength(2));
    expect(screen.getByText(/^This doesn’t match the hash/)).toBeDefined();
  });

  it('shows that a draw is in progress until its numbers arrive', async () => {
    const now = Date.now();
    answers.issue = someIssue('one', '20260520-1', { state: 'closed', closeTime: now - 9000, drawTime: now - 10 });
    show('/lottery');
    expect(await screen.findByText('The draw is under way')).toBeDefined();
    answers.issue = someIssue('one', '20260520-2');
    answers.draws = [someDraw('one', '20260520-1')];
    expect(await screen.findByRole('list', { name: 'Numbers of draw 20260520-1' })).toBeDefined();
    expect(screen.queryByText('The draw is under way')).toBeNull();
  });

  it('keeps the slip when the game changes', async () => {
    show('/lottery');
    await addBet();
    fireEvent.click(screen.getByRole('link', { name: /Game two/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Game two' })).toBeDefined();
    await addBet('Small');
    expect(slip().getByText('Bet slip (2)')).toBeDefined();
    fireEvent.click(button('Change: Game one, Last digit, Big'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Game one' })).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'Small' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      await slip().findByRole('button', { name: 'Remove: Game one, Last digit, Small', hidden: true }),
    ).toBeDefined();
  });

  it('keeps a bet added while others are being placed', async () => {
    let answer = () => {};
    answers.before = new Promise((resolve) => {
      answer = resolve;
    });
    show('/lottery');
    await addBet();
    await pressPlace();
    await addBet('Small');
    expect(await slip().findByText('Bet slip (2)')).toBeDefined();
    answer();
    expect(await slip().findByText('One bet placed for ₱5.00')).toBeDefined();
    expect(slip().getByText('Bet slip (1)')).toBeDefined();
    expect(button('Remove: Game one, Last digit, Small')).toBeDefined();
    expect(placed()).toHaveLength(1);
  });

  it('shows no count on a slip that has been placed', async () => {
    show('/lottery');
    await addBet();
    expect(slip().getByText('Bet slip (1)')).toBeDefined();
    await pressPlace();
    expect(await slip().findByText(/One bet placed/)).toBeDefined();
    expect(slip().getByText('Bet slip')).toBeDefined();
  });

  it('sends the same intent again when the response was lost', async () => {
    show('/lottery');
    await addBet();
    answers.refusal = { errorCode: 'internal', status: 500 };
    await pressPlace();
    await waitFor(() => expect(slip().getByRole('alert', { hidden: true }).textContent).not.toBe(''));
    answers.refusal = null;
    fireEvent.click(button('Try again'));
    expect(await slip().findByText(/One bet placed/)).toBeDefined();
    const [first, second] = placed();
    expect(second).toEqual(first);
  });

  it('recovers from a lost response though the draw has closed and the balance is spent', async () => {
    const { session } = show('/lottery');
    await addBet();
    answers.refusal = { errorCode: 'internal', status: 500 };
    await pressPlace();
    expect(await slip().findByText('We didn’t get an answer. Try again: no bet will be placed twice.')).toBeDefined();
    answers.issue = someIssue('one', '20260520-2');
    for (const listener of session.listeners) listener({ topic: 'missed' });
    act(() => session.store.setState({ member: { ...MEMBER, balance: minorUnits(0) } }));
    await waitFor(() => expect(screen.getByText('No. 20260520-2')).toBeDefined());
    expect(slip().queryByText('Betting has closed for this draw')).toBeNull();
    expect(slip().queryByText(/^You need/)).toBeNull();
    expect(button('Remove: Game one, Last digit, Big').matches(':disabled')).toBe(true);
    answers.refusal = null;
    fireEvent.click(button('Try again'));
    expect(await slip().findByText(/One bet placed/)).toBeDefined();
    const [first, second] = placed();
    expect(second).toEqual(first);
  });

  it('reports a closed draw, and moves the bets to the next one on request', async () => {
    show('/lottery');
    await addBet();
    answers.refusal = { errorCode: 'issue_closed', status: 409 };
    answers.issue = someIssue('one', '20260520-1', { state: 'closed', nextIssue: '20260520-2' });
    await pressPlace();
    expect(await slip().findByText('Betting has closed for this draw')).toBeDefined();
    expect(button(/^Place bets/).hasAttribute('disabled')).toBe(true);
    answers.refusal = null;
    fireEvent.click(button('Move to the next draw'));
    await pressPlace();
    expect(await slip().findByText(/One bet placed/)).toBeDefined();
    expect(placed().at(-1)).toMatchObject({ lines: [{ issue: '20260520-2' }] });
  });

  it('asks before it accepts changed odds', async () => {
    show('/lottery');
    await addBet();
    answers.refusal = { errorCode: 'odds_changed', status: 409 };
    answers.odds = 170;
    await pressPlace();
    expect(await slip().findByText('Now pays ×1.7')).toBeDefined();
    answers.refusal = null;
    fireEvent.click(button('Accept the new odds'));
    await pressPlace();
    expect(await slip().findByText(/One bet placed/)).toBeDefined();
    expect(placed().at(-1)).toMatchObject({ lines: [{ odds: 170 }] });
  });

  it('says what the balance lacks for a stake, and only that', async () => {
    show('/lottery');
    await addBet();
    fireEvent.change(slip().getByRole('spinbutton', { hidden: true }), { target: { value: '150' } });
    fireEvent.blur(slip().getByRole('spinbutton', { hidden: true }));
    expect(await slip().findByText('You need ₱50.00 more')).toBeDefined();
    expect(slip().queryByRole('button', { name: /^Place bets/, hidden: true })).toBeNull();
    expect(slip().queryByText(/No bet was placed/)).toBeNull();
    expect(placed()).toEqual([]);
  });

  it('asks a trial account to open a real one', async () => {
    show('/lottery', 'trial');
    await addBet();
    await pressPlace();
    expect(await screen.findByText('You need a real account')).toBeDefined();
    expect(placed()).toEqual([]);
  });

  it('offers a retry when the lottery fails to load', async () => {
    answers.isDown = true;
    show('/lottery');
    expect(await screen.findByText('We couldn’t load the lottery')).toBeDefined();
    answers.isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Game one' })).toBeDefined();
  });
});
