import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalReport } from '#schemas/generated/reports.ts';

/** Decimal places of a layout shift. */
const DIGITS = 4;

/** Reports each of the page's Core Web Vitals once it is final, some only when the page is left. */
export function hearVitals(hear: (vital: Pick<VitalReport, 'name' | 'value'>) => void): void {
  const tell = ({ name, value }: Metric) =>
    hear({ name, value: name === 'CLS' ? Number(value.toFixed(DIGITS)) : Math.round(value) });
  for (const on of [onLCP, onINP, onCLS, onTTFB, onFCP]) on(tell);
}
