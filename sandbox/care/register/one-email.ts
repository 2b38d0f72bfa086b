/** Normalises the addresses of a mailbox by the known rules of its mail server. */
export function oneEmail(email: string): string {
  const [local = '', host = ''] = splitAtLast(email.normalize('NFKC').trim().toLowerCase());
  // Most servers deliver `ana+bonus` to `ana`.
  const name = local.replace(/(?<=.)\+.*/, '');
  // Google Mail has two domains, and ignores dots. https://support.google.com/mail/answer/7436150
  const isGoogle = host === 'gmail.com' || host === 'googlemail.com';
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : [name, host].filter(Boolean).join('@');
}

function splitAtLast(email: string): [string, string] {
  const separator = email.lastIndexOf('@');
  return separator === -1 ? [email, ''] : [email.slice(0, separator), email.slice(separator + 1)];
}
