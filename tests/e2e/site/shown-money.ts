/** The first amount of money in a text, in minor units of a currency with two decimals. @throws for a text without one */
export function shownMoney(text: string): number {
  const [, sign = '', whole = '', cents = ''] = /([+−-]?)\D?([\d,]+)\.(\d\d)/.exec(text) ?? [];
  if (whole === '') throw new Error(`No amount of money is in "${text}".`);
  const amount = Number(whole.replaceAll(',', '') + cents);
  return sign === '' || sign === '+' ? amount : -amount;
}
