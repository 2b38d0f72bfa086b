import texts from './odd-texts.json' with { type: 'json' };

const LONG = 'x'.repeat(9_000);

/** Texts that are valid nowhere, or in more places than one expects. */
export const ODD_ADDRESSES = [
  ...texts.addresses,
  `https://a.example/${LONG}`,
  `https://${'a.'.repeat(200)}example`,
  `https://${'a'.repeat(64)}.example`,
];

export const ODD_PATHS = [
  ...texts.paths,
  `${'a/'.repeat(3_000)}mark.svg`,
  `${'a'.repeat(300)}.svg`,
  `/${'a/'.repeat(120)}`,
  `/${'a'.repeat(250)}/`,
];

export const ODD_STYLES = [...texts.styles, 'x'.repeat(200), 'x'.repeat(201), `${'('.repeat(60)}${')'.repeat(60)}`];

export const ODD_SIZES = [
  ...[' ', '', 'a', LONG, 'a'.repeat(200_000), ' '.repeat(9_000), '-'.repeat(9_000)],
  ...['a-'.repeat(5_000), 'a@'.repeat(5_000)],
];

/** Names have a meaning in JavaScript or in a file system. */
export const { colors: ODD_COLORS, languages: ODD_LANGUAGES, names: ODD_NAMES, syntax: ODD_SYNTAX } = texts;

/** Half a surrogate pair is a text in JavaScript, but not in every reader of JSON. */
export const ODD_UNICODE = [...texts.unicode, '\ud800', '\udfff\ud800'];

export const ODD_NUMBERS = [
  ...[
    0,
    -0,
    -1,
    1,
    0.5,
    1e-7,
    15,
    16,
    17,
    18,
    20,
    21,
    99,
    100,
    255,
    65_536,
    2 ** 31,
    2 ** 53,
    2 ** 53 + 2,
    -(2 ** 53),
    1e21,
  ],
  ...[Number.MAX_VALUE, Number.MIN_VALUE],
];
