/** Formats minor units of a currency in a language, with the digits that the platform states: browsers differ in theirs, and in the figures of Arabic. */
export function moneyFormat(language, currency, { minor, shown }) {
  const formatWith = (digits) =>
    new Intl.NumberFormat(language, {
      ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol', numberingSystem: 'latn' },
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    });
  const [usual, exact] = [formatWith(shown), formatWith(minor)];
  return (minorUnits) => (minorUnits % 10 ** (minor - shown) === 0 ? usual : exact).format(minorUnits / 10 ** minor);
}

/** Available stakes: 1, 2, 5, 10, 20, 50 … times the smallest, up to the largest. */
export function stakesBetween(smallest, largest) {
  const stakes = [];
  for (let decade = smallest; decade <= largest; decade *= 10) {
    stakes.push(...[1, 2, 5].map((factor) => factor * decade).filter((stake) => stake <= largest));
  }
  return stakes;
}
