import { useCallback, useState } from 'react';
import { ManyRows } from '#app/kit/window-rows/many-rows.tsx';
import type { MeasureRow } from '#app/kit/window-rows/many-rows-props.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { BettingRecord, SettledBet } from '#schemas/generated/platform.ts';
import { BetRow } from './bet-row.tsx';
import { bets } from './bets.css.ts';

/** List of bets. Expanded bets stay expanded after they scroll off screen. */
export function BetRows({ data: { content, currency, timeZone } }: { data: BettingRecord }) {
  const { t } = useTranslation('member-records');
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const count = content.length;
  const draw = useCallback(
    (bet: SettledBet, index: number, measure?: MeasureRow) => (
      <BetRow
        bet={bet}
        currency={currency}
        timeZone={timeZone}
        position={{ index, count, measure }}
        isOpen={open.has(bet.betId)}
        onToggle={(isOpen) => setOpen((ids) => withOne(ids, bet.betId, isOpen))}
      />
    ),
    [currency, timeZone, count, open],
  );
  return <ManyRows Body="ul" className={bets} label={t('betting.bets')} rows={content} keyOf={keyOf} draw={draw} />;
}

function keyOf({ betId }: SettledBet): string {
  return String(betId);
}

function withOne(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  if (ids.has(id) === isIn) return ids;
  return new Set(isIn ? [...ids, id] : [...ids].filter((other) => other !== id));
}
