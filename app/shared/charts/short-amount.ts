/** An amount in a few characters, without its currency. @param amount integer of the currency's minor unit */
export function shortAmount(
  amount: number,
  currency: string,
  tag: string,
  sign: 'auto' | 'exceptZero' = 'auto',
): string {
  const digits =
    new Intl.NumberFormat(tag, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0;
  const format = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1, signDisplay: sign });
  return format.format(amount / 10 ** digits).replaceAll('-', '−');
}
