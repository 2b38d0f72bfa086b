import { useCurrentLanguage } from '#app/language/language-context.tsx';

const HUNDREDTHS = 10_000;

/** Writes a rate, which is in hundredths of a per cent. */
export function useRateText(): (rate: number) => string {
  const { tag } = useCurrentLanguage();
  const format = new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (rate) => format.format(rate / HUNDREDTHS);
}
