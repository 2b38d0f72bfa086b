/** Digits of a currency in a browser's own tables; 2 if left out. */
type DigitsTable = Readonly<Record<string, number>>;

/** An engine's own tables. */
export interface EngineTables {
  readonly digits: DigitsTable;
  /** The numbering system of Arabic in a tag that states none. */
  readonly arabic: 'latn' | 'arab';
}

const ISO: DigitsTable = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3]),
]);

const whole = (codes: string) => Object.fromEntries(codes.split(' ').map((code) => [code, 0]));

/** Tables of engines that differ, as seen in Chromium 156, Node 20 to 24, Firefox 153 and WebKit 2.50. */
export const TABLES: Readonly<Record<string, EngineTables>> = {
  chromium: {
    digits: { ...ISO, ...whole('AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR RSD SOS SYP YER') },
    arabic: 'latn',
  },
  node: {
    digits: { ...ISO, ...whole('AFN ALL COP IDR IQD IRR LAK LBP MGA MMK PKR SOS SYP YER') },
    arabic: 'latn',
  },
  firefox: { digits: ISO, arabic: 'latn' },
  webkit: { digits: ISO, arabic: 'arab' },
};

/** `Intl.NumberFormat` of an engine with these tables: it asks them for what a call does not say itself. */
export function numberFormatWith(engine: EngineTables): typeof Intl.NumberFormat {
  const Real = Intl.NumberFormat;
  return new Proxy(Real, {
    construct: (_target, [tag = 'en', asked = {}]: [string?, Intl.NumberFormatOptions?]) => {
      const isFree = /^ar(?!.*-u-nu-)/.test(tag);
      const options = { ...(isFree && { numberingSystem: engine.arabic }), ...asked };
      const { style, currency = '', notation = 'standard' } = options;
      if (style !== 'currency' || notation !== 'standard') return new Real(tag, options);
      const digits = engine.digits[currency] ?? 2;
      const least = options.minimumFractionDigits ?? Math.min(digits, options.maximumFractionDigits ?? digits);
      const most = options.maximumFractionDigits ?? Math.max(digits, least);
      return new Real(tag, { ...options, minimumFractionDigits: least, maximumFractionDigits: most });
    },
  });
}
