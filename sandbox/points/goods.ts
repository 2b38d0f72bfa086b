import type { PointGood } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { currencyFactor } from '../merchants/currency.ts';
import { formatMinor } from '../money-text.ts';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';
import { wordsOf } from '../words.ts';
import { writtenBy } from '../written-by.ts';
import written from './goods.json' with { type: 'json' };

type Brand = Pick<SandboxBrand, 'currency' | 'languages'>;

interface GoodRecord {
  rewardId: string;
  kind: string;
  /** Price of one item. */
  points: number;
  /** Items at the start. */
  stock: number;
  /** Value in US cents, for goods whose name states it. */
  cents: number;
}

/** The goods in the operator's order. */
export const goods: readonly GoodRecord[] = written;

const KINDS: readonly PointGood['kind'][] = ['play', 'topup', 'gadget', 'experience'];

export function kindOf({ kind }: GoodRecord): PointGood['kind'] {
  return KINDS.find((goodKind) => goodKind === kind) ?? 'play';
}

/** A good's name, description and picture, in a language of the brand. */
export function describeGood(brand: Brand, rewardId: string, code = brand.languages.default) {
  const goodWords: Readonly<Record<string, { name: string; description: string }>> = wordsOf('points', code);
  const words = goodWords[rewardId] ?? { name: rewardId, description: '' };
  const cents = goods.find((good) => good.rewardId === rewardId)?.cents ?? 0;
  const tag = writtenBy(brand, code);
  const amount = cents > 0 ? formatMinor(brand.currency, minorUnits(cents * currencyFactor(brand.currency)), tag) : '';
  return {
    name: words.name.replace('{amount}', amount),
    description: words.description,
    imageUrl: `/img/goods/${rewardId}.svg`,
  };
}
