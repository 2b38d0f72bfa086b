import { SignedMoney } from '#app/kinds/record-page/totals/signed-money.tsx';
import { scaleOf, shareOf } from '#app/kit/chart/ticks.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { baseline, chart, gain, groupName, groupRow, loss } from './chart.css.ts';
import type { ResultRow } from './result-rows.ts';

interface GroupChartProps {
  rows: readonly ResultRow[];
  currency: string;
}

const MOST = 10;
const HEIGHT = 16;

/** One bar per row, to the left or right of zero. The table below has the same data. */
export function GroupChart({ rows, currency }: GroupChartProps) {
  const { direction } = useCurrentLanguage();
  const shown = rows.slice(0, MOST);
  const scale = scaleOf(shown.map(({ profit }) => profit));
  const zero = shareOf(0, scale) * 100;
  const x = (start: number, width: number) => `${direction === 'rtl' ? 100 - start - width : start}%`;
  return (
    <div className={stack[4]} aria-hidden="true">
      {shown.map(({ key, name, profit }) => {
        const end = shareOf(profit, scale) * 100;
        const [start, width] = [Math.min(zero, end), Math.abs(end - zero)];
        return (
          <div key={key} className={groupRow}>
            <bdi className={groupName}>{name}</bdi>
            <svg className={chart} width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
              <rect
                className={profit > 0 ? gain : loss}
                x={x(start, width)}
                width={`${width}%`}
                y="1"
                height={HEIGHT - 2}
                rx="3"
              />
              <line className={baseline} x1={x(zero, 0)} x2={x(zero, 0)} y1="0" y2={HEIGHT} />
            </svg>
            <SignedMoney amount={profit} currency={currency} />
          </div>
        );
      })}
    </div>
  );
}
