// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { csvAnswer, savedFiles } from '#app/kit/files/saved-files.fixture.ts';
import { type Fake, type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/agent-contracts.json' with { type: 'json' };
import type { Contract, ContractBook, ContractDue, ContractDues } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { ContractsPage } from './contracts-page.tsx';
import { ContractsWatch } from './waiting/contracts-watch.tsx';
import { DividendCount } from './waiting/counts.tsx';

const NOON = Date.UTC(2026, 10, 24, 4);
const tier = {
  ...{ validBet: 0, netLoss: 5000, activeMembers: 0, singleBet: 0 },
  ...{ rate: 1000, winRate: 0, lossRate: 0, amount: 0 },
};
const contract = (more: Partial<Sent<Contract>> = {}): Sent<Contract> => ({
  ...{ contractId: 1, kind: 'dividend', period: 'weekly', tiers: [tier], status: 'active' },
  ...{ proposedAt: 0, answerBy: NOON, beginsOn: '2026-11-02' },
  ...more,
});
const book = (more: Partial<Sent<ContractBook>> = {}): Sent<ContractBook> => ({
  ...{ kind: 'dividend', currency: 'EUR', timeZone: 'Asia/Manila', asOf: NOON },
  ...{ ends: [], given: [], downlines: ['coral'] },
  ...more,
});
const due = (more: Partial<Sent<ContractDue>> = {}): Sent<ContractDue> => ({
  ...{ dueId: 7, account: 'coral', start: NOON, end: NOON, from: '2026-11-16', to: '2026-11-22' },
  ...{ validBet: 90_000, netLoss: 40_000, activeMembers: 3, tier: 1, rate: 1000, due: 4000, payable: 4000 },
  ...{ status: 'due' },
  ...more,
});
const totalsOf = (count: number) => ({ count, validBet: 90_000 * count, netLoss: 0, payable: 4000 * count });
const dues = (more: Partial<Sent<ContractDues>> = {}): Sent<ContractDues> => ({
  ...{ kind: 'dividend', side: 'given', currency: 'EUR', timeZone: 'Asia/Manila', asOf: NOON },
  ...{ today: '2026-11-24', from: '2026-10-25', to: '2026-11-24', comesIn: 9000, passedOn: 4000, unpaid: 4000 },
  ...{ waiting: 1, totals: totalsOf(1), rows: [due()] },
  ...more,
});

beforeEach(standInForModals);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let isWide = true;
const listeners = new Set<() => void>();
const narrow = () =>
  act(() => {
    isWide = false;
    for (const changed of listeners) changed();
  });

function show(fakes: Fakes = {}, query = '', balance = 10_000) {
  isWide = true;
  vi.stubGlobal('matchMedia', (media: string) => ({
    get matches() {
      return isWide && media.includes('min-width');
    },
    addEventListener: (_type: string, changed: () => void) => listeners.add(changed),
    removeEventListener: (_type: string, changed: () => void) => listeners.delete(changed),
  }));
  const platform = fakePlatform({ contracts: () => book(), contractDues: () => dues(), ...fakes });
  showInSite(<ContractsPage kind="dividend" />, {
    at: `/agentHome?page=dividend${query}`,
    words: { 'agent-contracts': words },
    prepare: ({ session }) =>
      session.store.setState({ status: 'agent', member: { ...member, balance: minorUnits(balance) } }),
  });
  return platform;
}
const VIEW = '&view=contracts';
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

// @proves 2.69
it('shows a proposal, and how much waits, as soon as it is made', async () => {
  let isMade = false;
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  fakePlatform({
    contractDues: () => dues(),
    contracts: () => book(isMade ? { proposal: contract({ contractId: 4, status: 'proposed' }) } : {}),
    contractsWaiting: () => ({ dividend: isMade ? 1 : 0, dailySalary: 0, hourlySalary: 0, realTimeSalary: 0 }),
  });
  const parts = (
    <>
      <ContractsWatch />
      <DividendCount />
      <ContractsPage kind="dividend" />
    </>
  );
  const { session } = showInSite(parts, {
    at: '/agentHome?page=dividend&view=contracts',
    words: { 'agent-contracts': words },
    prepare: (site) => site.session.store.setState({ status: 'agent', member }),
  });
  await screen.findByRole('tab', { name: 'Contracts' });
  expect(screen.queryByText('You’ve been offered a contract')).toBeNull();
  isMade = true;
  act(() => {
    for (const listener of session.listeners)
      listener({ topic: 'contract', data: { kind: 'dividend', change: 'proposed', side: 'own' } });
  });
  expect(await screen.findByText('You’ve been offered a contract')).toBeDefined();
  // In the menu, and on the tab that has the proposal.
  await waitFor(() => expect(screen.getAllByText('1 waiting for you')).toHaveLength(2));
});

describe('amounts', () => {
  it('pays one from the balance, and says what is left of it', async () => {
    const processDividend = vi.fn(() => ({
      amount: 4000,
      currency: 'EUR',
      dues: [due({ status: 'paid', paidAt: NOON })],
    }));
    show({ processDividend });
    fireEvent.click(await screen.findByText('coral'));
    expect(await screen.findByText(/You’ll have €60\.00/)).toBeDefined();
    await press('Pay €40.00');
    await waitFor(() => expect(processDividend).toHaveBeenCalledOnce());
  });

  it('says what the balance lacks in place of the payment', async () => {
    show({}, '', 1000);
    fireEvent.click(await screen.findByText('coral'));
    expect(await screen.findByText(/€30\.00 short/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay €/ })).toBeNull();
  });

  it('takes what is not paid yet from the platform, of which the list is a part', async () => {
    show({ contractDues: () => dues({ side: 'own', comesIn: 900_000, unpaid: 500_000, next: '2-1' }) }, '&view=own');
    expect(await screen.findByText('€5,000.00')).toBeDefined();
    expect(screen.getByText('€4,000.00')).toBeDefined();
  });

  it('are shown part by part, with the sums of all, and say so', async () => {
    let isLost = true;
    const contractDues: Fake<'contractDues'> = ({ query }) => {
      if (!query['after']) return dues({ totals: totalsOf(502), next: '9-1' });
      return isLost ? refusal(500) : dues({ totals: totalsOf(502), rows: [due({ account: 'opal', dueId: 8 })] });
    };
    const { callsOf } = show({ contractDues });
    expect(await screen.findByText(/the latest 1 of 502 amounts/)).toBeDefined();
    expect(screen.getByText('502 amounts')).toBeDefined();
    expect(screen.getByText('€20,080.00')).toBeDefined();
    expect(screen.getByRole('checkbox', { name: words.select.shown })).toBeDefined();
    await press('Show 500 more');
    expect(await screen.findByText(/something went wrong/i)).toBeDefined();
    isLost = false;
    await press('Show 500 more');
    expect(await screen.findByText('opal')).toBeDefined();
    expect(screen.getByText('coral')).toBeDefined();
    expect(callsOf('contractDues').at(-1)?.query).toMatchObject({ after: '9-1', size: '500', view: 'all' });
    expect(screen.queryByText(/the latest/)).toBeNull();
    expect(screen.getByRole('checkbox', { name: words.select.all })).toBeDefined();
  });

  it('that are open are asked for alone, while what all come to stays in sight', async () => {
    let answer = () => {};
    const open = new Promise<Sent<ContractDues>>((resolve) => {
      answer = () => resolve(dues({ rows: [due({ account: 'opal' })] }));
    });
    show({
      contractDues: ({ query: { view } }) => (view === 'open' ? open : dues({ rows: [due({ status: 'paid' })] })),
    });
    expect(await screen.findByText('coral')).toBeDefined();
    await press(words.dues.open);
    expect(screen.getByText('€90.00')).toBeDefined();
    expect(screen.queryByText('coral')).toBeNull();
    answer();
    expect(await screen.findByText('opal')).toBeDefined();
  });

  it('are saved as the platform sends them, all that are listed', async () => {
    const files = savedFiles();
    const { callsOf } = show({ contractDuesFile: () => csvAnswer('"Account"\r\n') }, '&only=open');
    await press(words.export.label);
    await waitFor(() => expect(files).toHaveLength(1));
    const [call] = callsOf('contractDuesFile');
    expect(call?.query).toEqual({
      ...{ kind: 'dividend', side: 'given', view: 'open' },
      ...{ from: '2026-10-25', to: '2026-11-24' },
    });
    expect(call?.body).toMatchObject({
      columns: expect.arrayContaining([
        { field: 'account', heading: words.column.account, words: { '': words.operator } },
        { field: 'from', heading: words.file.from },
      ]),
    });
  });
});

describe('contracts', () => {
  it('cannot be proposed by an agent without one', async () => {
    show({}, '&view=contracts');
    expect(await screen.findByText(words.mine.none)).toBeDefined();
    expect(screen.queryByRole('button', { name: words.propose.start })).toBeNull();
  });

  it('can be proposed while the next own contract waits for its first day', async () => {
    const ending = contract({ endsOn: '2026-11-29' });
    const next = contract({ contractId: 2, status: 'accepted', beginsOn: '2026-11-30' });
    show({ contracts: () => book({ own: ending, next }) }, '&view=contracts');
    expect(await screen.findByText('Starts on Nov 30, 2026')).toBeDefined();
    expect(screen.getByRole('button', { name: words.propose.start })).toBeDefined();
  });

  it('say on both sides on which day they begin, until they do', async () => {
    const accepted = { status: 'accepted', beginsOn: '2026-11-30' } as const;
    const given = [contract({ contractId: 3, account: 'coral', ...accepted })];
    show({ contracts: () => book({ own: contract(), next: contract({ contractId: 2, ...accepted }), given }) }, VIEW);
    expect(await screen.findAllByText('Starts on Nov 30, 2026')).toHaveLength(2);
    expect(screen.getByText(words.state.accepted)).toBeDefined();
    expect(screen.queryByText(words.state.active)).toBeNull();
  });

  it('open where a proposal waits, and stay there once it is answered', async () => {
    const { beginsOn: _, ...proposal } = contract({ status: 'proposed' });
    let isAsked = true;
    const processDividend = () => {
      isAsked = false;
      return { contract: contract({ status: 'rejected' }), amount: 0, currency: 'EUR', dues: [] };
    };
    show({ contracts: () => book(isAsked ? { proposal } : {}), processDividend });
    expect(await screen.findByText(words.proposal.title)).toBeDefined();
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('1 waiting for you');
    await press(words.proposal.reject);
    await waitFor(() => expect(screen.queryByText(words.proposal.title)).toBeNull());
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(words.view.contracts);
  });

  it('keep what is typed of a proposal when the window becomes narrow', async () => {
    const outlook = { currency: 'EUR', account: 'coral', figures: [], below: [] };
    show(
      { contracts: () => book({ own: contract() }), contractOutlook: () => outlook },
      '&view=contracts&propose=coral',
    );
    const rate = async () => (await screen.findAllByRole<HTMLInputElement>('spinbutton')).at(-1);
    fireEvent.change((await rate()) ?? document.body, { target: { value: '7' } });
    expect(screen.queryByRole('dialog')).toBeNull();
    narrow();
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect((await rate())?.value).toBe('7.00');
  });

  it('are read again when somebody else was faster', async () => {
    const { beginsOn: _, ...proposal } = contract({ status: 'proposed' });
    const contracts = vi.fn(() => book({ proposal }));
    show({ contracts, processDividend: () => refusal(409, { errorCode: 'contract_changed' }) }, '&view=contracts');
    await press(words.proposal.reject);
    await waitFor(() => expect(contracts.mock.calls.length).toBeGreaterThan(1));
    expect((await screen.findAllByText(words.refused.contract_changed)).length).toBeGreaterThan(0);
  });
});
