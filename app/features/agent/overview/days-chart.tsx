import { scaleOf, shareOf } from '#app/kit/chart/ticks.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { TeamDay } from '#schemas/generated/platform.ts';
import { axisLabel, barBefore, barNow, baseline, betweenLabel, chart, gridLine } from './days.css.ts';

interface DaysChartProps {
  days: readonly TeamDay[];
  before: readonly TeamDay[];
  /** Formats a short amount for the axis. */
  short: (amount: number) => string;
}

/** Heights in CSS pixels. Widths are percentages of the chart, which avoids measuring it. */
const HEIGHT = 288;
const TOP = 10;
const BOTTOM = 246;
/** Width of the axis at the start, in per cent. */
const AXIS = 9;
const MOST_NAMES = 7;

/** Two bars a day: the previous period and this one. Hidden from screen readers, which read the table below. */
export function DaysChart({ days, before, short }: DaysChartProps) {
  const { direction, tag } = useCurrentLanguage();
  const scale = scaleOf([...days, ...before].map(({ turnover }) => turnover));
  const y = (value: number) => BOTTOM - shareOf(value, scale) * (BOTTOM - TOP);
  const room = (100 - AXIS) / days.length;
  // In right-to-left languages the first day is on the right.
  const x = (start: number, width: number) => `${direction === 'rtl' ? 100 - start - width : start}%`;
  const every = Math.ceil(days.length / MOST_NAMES);
  const named = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...(every === 1 ? WEEKDAY : DATE) });
  const bar = (className: string, start: number, value: number) => (
    <rect
      className={className}
      {...{ x: x(start, room * 0.3), width: `${room * 0.3}%`, y: y(value), height: BOTTOM - y(value), rx: 2 }}
    />
  );
  return (
    <svg className={chart} width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? baseline : gridLine}
            {...{ x1: x(AXIS, 0), x2: x(100, 0), y1: y(tick), y2: y(tick) }}
          />
          {/* The lowest label sits on its line: day names in large text begin right below. */}
          <text className={axisLabel.start} x={x(0, 0)} y={y(tick)} dy={tick === 0 ? 0 : '0.35em'}>
            {short(tick)}
          </text>
        </g>
      ))}
      {days.map(({ day, turnover }, index) => {
        const start = AXIS + room * index;
        return (
          <g key={day}>
            {bar(barBefore, start + room * 0.18, before[index]?.turnover ?? 0)}
            {bar(barNow, start + room * 0.52, turnover)}
            {index % every === 0 && (
              <text
                className={(index / every) % 2 === 1 ? betweenLabel : axisLabel.middle}
                x={x(start + room / 2, 0)}
                y={HEIGHT - 6}
              >
                {named.format(Date.parse(day))}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

const WEEKDAY = { weekday: 'short' } as const;
const DATE = { day: 'numeric', month: 'numeric' } as const;
