import { minorUnits } from '#schemas/money/minor-units.ts';
import { gamesOf } from '../catalogue/game-items.ts';
import type { Platform } from '../platform.ts';
import { settleBet } from '../play/bet.ts';
import { masked } from '../roster/masked.ts';
import { DAY_MS } from '../time.ts';
import { transferToUpline } from '../upline/transfer-to-upline.ts';
import { transferredBy } from '../upline/upline-rules.ts';
import { type TransferRequest, transferMoney } from '../wallets/transfer-money.ts';
import { type moneyMember, VENDORS } from './money-member.fixture.ts';

/** Money of the member's wallets at vendors, and of the upline: what they have, or what a step moved. */
export interface Moved {
  wallets: Record<string, number>;
  upline: number;
}

const [INTO, OUT_OF, STAKE, UPLINE] = [2000, 900, 400, 1500];

type Person = Awaited<ReturnType<typeof moneyMember>>;

/** Steps that move a member's money between wallets, play from a vendor's, and send money to the upline. */
export function transferSteps(platform: Platform, { member, upline }: Person) {
  const { db, brand } = platform;
  const memberId = member.id;
  const transfer = async (
    wanted: Pick<TransferRequest, 'direction' | 'vendor' | 'amount' | 'idempotencyKey'>,
  ): Promise<string> => {
    const at = platform.now();
    const isClosed = (vendor: string) => vendor === VENDORS[2] && Math.floor(at / DAY_MS) % 2 === 1;
    const { moved, stayed } = await transferMoney(db, { memberId, ...wanted, at, isClosed });
    const sign = wanted.direction === 'in' ? 1 : -1;
    const kept = stayed.map(({ vendor, amount }) => `${vendor}:${amount}`);
    return said({ wallets: Object.fromEntries(moved.map(({ vendor, amount }) => [vendor, sign * amount])) }, kept);
  };
  return {
    in: (idempotencyKey: string, size: number) =>
      transfer({ direction: 'in', vendor: vendorOf(size), amount: minorUnits(size * INTO), idempotencyKey }),
    out: (idempotencyKey: string, size: number) =>
      transfer({ direction: 'out', vendor: vendorOf(size), amount: minorUnits(size * OUT_OF), idempotencyKey }),
    back: (idempotencyKey: string) => transfer({ direction: 'out', idempotencyKey }),
    play: async (key: string, size: number) => {
      const wallet = vendorOf(size);
      const game = gamesOf(platform).find(({ vassalage }) => vassalage === wallet);
      if (!game) throw new Error(`The vendor ${wallet} has no game.`);
      const playing = { memberId, game, wallet };
      const stake = minorUnits(size * STAKE);
      const bet = { playing, stake, win: minorUnits(size * 300), idempotencyKey: `play-${key}` };
      const { win, balance } = await settleBet(platform, bet);
      return said({ wallets: { [wallet]: win - stake } }, balance);
    },
    upline: async (idempotencyKey: string, size: number) => {
      const at = platform.now();
      const { currency } = brand;
      const { made } = await transferredBy(db, { memberId, currency, now: at });
      const amount = minorUnits(size * UPLINE);
      const shown = { shownAccount: masked(upline.account), made, currency };
      const id = await transferToUpline(db, { member, amount, ...shown, idempotencyKey, at });
      return said({ upline: amount }, id);
    },
  };
}

/** The answer to a step, with what else must be the same each time. */
function said(moved: Partial<Moved>, more: unknown): string {
  return JSON.stringify({ wallets: {}, upline: 0, ...moved, more });
}

/** Balances of the vendors' wallets and the upline after these steps. */
export function afterSteps({ wallets: had, upline: theirs }: Moved, answers: readonly string[]): Moved {
  const sum: Moved = { wallets: { ...had }, upline: theirs };
  for (const answer of answers) {
    const { wallets, upline }: Moved = JSON.parse(answer);
    sum.upline += upline;
    for (const [vendor, amount] of Object.entries(wallets)) sum.wallets[vendor] = (sum.wallets[vendor] ?? 0) + amount;
  }
  return sum;
}

/** The vendor of a size. */
function vendorOf(size: number): string {
  return VENDORS[size - 1] ?? VENDORS[0];
}
