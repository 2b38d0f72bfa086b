const HIDDEN = '•••';

/** `Anna K•••`: the first name, and the first letter of each other one. */
export function maskedName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, ...others.map((other) => `${[...other][0]}${HIDDEN}`)].join(' ');
}

/** `••-••-1991`: the year of a birthday that is written dd-mm-yyyy. */
export function maskedBirthday(birthday: string): string {
  return birthday === '' ? '' : `••-••-${birthday.slice(-4)}`;
}

/** `a•••k@post.example` */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '';
  const [name, host] = [[...email.slice(0, at)], email.slice(at)];
  return `${name[0]}${HIDDEN}${name.length > 2 ? name.at(-1) : ''}${host}`;
}

/** `•••• 2207`: the end of a mobile or identity number; of a short one less, so that most of it stays hidden. */
export function maskedNumber(number: string): string {
  const signs = [...number];
  const shown = Math.min(4, Math.floor(signs.length / 2));
  return signs.length === 0 ? '' : `•••• ${signs.slice(signs.length - shown).join('')}`.trim();
}

/** `a•••`: a name in a messenger or a social network. */
export function maskedHandle(handle: string): string {
  const [first] = handle.trim();
  return first ? `${first}${HIDDEN}` : '';
}

/** `12 M•••`: the beginning of an address. */
export function maskedAddress(address: string): string {
  const letters = [...address.trim()];
  return letters.length === 0
    ? ''
    : `${letters.slice(0, Math.min(4, Math.ceil(letters.length / 3))).join('')}${HIDDEN}`;
}
