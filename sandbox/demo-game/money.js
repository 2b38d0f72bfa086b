/** Formats minor units of a currency in a language. */
export function moneyFormat(language, currency) {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const digits = format.resolvedOptions().maximumFractionDigits;
  return (minorUnits) => format.format(minorUnits / 10 ** digits);
}

/** Available stakes: 1, 2, 5, 10, 20, 50 … times the smallest, up to the largest. */
export function stakesBetween(smallest, largest) {
  const stakes = [];
  for (let decade = smallest; decade <= largest; decade *= 10) {
    stakes.push(...[1, 2, 5].map((factor) => factor * decade).filter((stake) => stake <= largest));
  }
  return stakes;
}
