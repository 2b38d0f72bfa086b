import { scaleOf, shareOf } from '#app/kit/chart/ticks.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import {
  axisLabel,
  barLabel,
  baseline,
  betweenLabel,
  chart,
  chosenGround,
  frame,
  gain,
  gridLine,
  hit,
  loss,
  nothing,
} from './chart.css.ts';
import type { ResultRow } from './result-rows.ts';

interface DayChartProps {
  rows: readonly ResultRow[];
  /** Key of the chosen row. */
  chosen: string;
  onChoose: (key: string) => void;
  /** Formats an amount for the axis. */
  short: (amount: number, sign?: 'exceptZero') => string;
}

/**
 * Heights in CSS pixels. They leave room for a value in large text between the lowest bar and its name. Widths are
 * percentages, so nothing is measured.
 */
const HEIGHT = 272;
const TOP = 16;
const BOTTOM = 212;
/** Width of the axis at the start of the line, in per cent. */
const AXIS = 13;
const MOST_NAMES = 7;

/** One bar per row. Hidden from screen readers, as the table below has the same data. */
export function DayChart({ rows, chosen, onChoose, short }: DayChartProps) {
  const { direction } = useCurrentLanguage();
  const scale = scaleOf(rows.map(({ profit }) => profit));
  const y = (value: number) => BOTTOM - shareOf(value, scale) * (BOTTOM - TOP);
  const room = (100 - AXIS) / rows.length;
  // In right-to-left languages the first row is on the right.
  const x = (start: number, width: number) => `${direction === 'rtl' ? 100 - start - width : start}%`;
  const every = Math.ceil(rows.length / MOST_NAMES);
  return (
    <div className={frame}>
      <svg className={chart} width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line
              className={tick === 0 ? baseline : gridLine}
              x1={x(AXIS, 0)}
              x2={x(100, 0)}
              y1={y(tick)}
              y2={y(tick)}
            />
            <text className={axisLabel.start} x={x(0, 0)} y={y(tick)} dy="0.35em">
              {short(tick)}
            </text>
          </g>
        ))}
        {rows.map(({ key, short: name, profit }, index) => {
          const start = AXIS + room * index;
          const [top, bottom] = [y(Math.max(profit, 0)), y(Math.min(profit, 0))];
          const middle = x(start + room / 2, 0);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the row's button in the table does the same.
            <g key={key} onClick={() => onChoose(key)}>
              <rect
                className={key === chosen ? chosenGround : hit}
                x={x(start, room)}
                width={`${room}%`}
                y={4}
                height={HEIGHT - 4}
                rx="8"
              />
              {profit === 0 ? (
                <circle className={nothing} cx={middle} cy={y(0)} r="2" />
              ) : (
                <rect
                  className={profit > 0 ? gain : loss}
                  {...{ x: x(start + room * 0.2, room * 0.6), width: `${room * 0.6}%` }}
                  {...{ y: top, height: Math.max(2, bottom - top) }}
                  rx="3"
                />
              )}
              {rows.length <= MOST_NAMES && profit !== 0 && (
                <text
                  className={barLabel[profit > 0 ? 'gain' : 'loss']}
                  x={middle}
                  y={profit > 0 ? top : bottom}
                  dy={profit > 0 ? '-0.4em' : '1.1em'}
                >
                  {short(profit, 'exceptZero')}
                </text>
              )}
              {index % every === 0 && (
                <text className={labelAt(index / every)} x={middle} y={HEIGHT - 8}>
                  {name}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function labelAt(index: number): string {
  return index % 2 === 1 ? betweenLabel : axisLabel.middle;
}
