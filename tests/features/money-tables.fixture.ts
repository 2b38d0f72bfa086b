/** What a browser's own tables say of a currency; 2 digits if left out. */
export type DigitsTable = Readonly<Record<string, number>>;

const ISO: DigitsTable = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3]),
]);

const whole = (codes: string) => Object.fromEntries(codes.split(' ').map((code) => [code, 0]));

/** How the tables of engines differ, as seen in Chromium 156, Node 20 to 24, and Firefox 153 with WebKit 2.50. */
export const TABLES: Readonly<Record<string, DigitsTable>> = {
  chromium: {
    ...ISO,
    ...whole('AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR RSD SOS SYP YER'),
  },
  node: { ...ISO, ...whole('AFN ALL COP IDR IQD IRR LAK LBP MGA MMK PKR SOS SYP YER') },
  firefox: ISO,
};

/** `Intl.NumberFormat` of an engine with these tables: it asks them for what a call does not say itself. */
export function numberFormatWith(table: DigitsTable): typeof Intl.NumberFormat {
  const Real = Intl.NumberFormat;
  return new Proxy(Real, {
    construct: (_target, [tag, options = {}]: [string?, Intl.NumberFormatOptions?]) => {
      const { style, currency = '', notation = 'standard' } = options;
      if (style !== 'currency' || notation !== 'standard') return new Real(tag, options);
      const digits = table[currency] ?? 2;
      const least = options.minimumFractionDigits ?? Math.min(digits, options.maximumFractionDigits ?? digits);
      const most = options.maximumFractionDigits ?? Math.max(digits, least);
      return new Real(tag, { ...options, minimumFractionDigits: least, maximumFractionDigits: most });
    },
  });
}
