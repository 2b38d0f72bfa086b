import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalReport } from '#schemas/generated/reports.ts';

/** Digits of a layout shift that say something. */
const DIGITS = 4;

/** Hears each of the Core Web Vitals of the page once it is final, some as late as when it is left. */
export function hearVitals(hear: (vital: Pick<VitalReport, 'name' | 'value'>) => void): void {
  const tell = ({ name, value }: Metric) =>
    hear({ name, value: name === 'CLS' ? Number(value.toFixed(DIGITS)) : Math.round(value) });
  for (const on of [onLCP, onINP, onCLS, onTTFB, onFCP]) on(tell);
}
