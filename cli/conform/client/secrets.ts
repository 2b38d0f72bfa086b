import { isDictionary } from '#cli/json/guards.ts';

/** Fields that only the account's owner and the platform may read. */
const SECRET_FIELDS =
  /password|token|captcha|botcheck|verificationcode|^code$|codeverifier|^nonce$|secret|^answer$|^image$|^images$|idcard|assertion|signature|^challenge$|clientdatajson|attestationobject|^rawid$|userhandle|^qr$/i;
/** Fields that say something about a person. */
const PERSONAL_FIELDS =
  /^(account|accounts|username|nickname|payeename|holder|email|mobile\w*|countrydialingcode|birthday|address|permanentaddress|placeofbirth|nationality|employername|number|idnumber|realname|place|ip|winner|author|upline|uplineaccount|line|whatsapp|facebook|wechat|qqnum|referralcode|lastloginplace)$/i;
/** Addresses that let in anyone who has them, such as a game's: what comes after the path. */
const ADDRESS_FIELDS = /^(url|chatUrl)$/;
const QUERY = /\?.*$/s;

/** What stands for a value that is taken out. */
export const HIDDEN = '•••';

/** Keeps what must not be shown, and takes it out of what is. */
export interface Secrets {
  add(secret: string): void;
  /** Replaces every known secret in a text. */
  hideIn(text: string): string;
  /** A copy of JSON without secrets and without personal data. */
  without(value: unknown): unknown;
}

export function createSecrets(): Secrets {
  const known = new Set<string>();
  const hideIn = (text: string) => [...known].reduce((left, secret) => left.replaceAll(secret, HIDDEN), text);
  const without = (value: unknown): unknown => {
    if (typeof value === 'string') return hideIn(value);
    if (Array.isArray(value)) return value.map(without);
    if (!isDictionary(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shownIn(key, inner)]));
  };
  const shownIn = (key: string, value: unknown) => {
    if (ADDRESS_FIELDS.test(key) && typeof value === 'string') return hideIn(value).replace(QUERY, `?${HIDDEN}`);
    const isHidden = (typeof value === 'string' || Array.isArray(value)) && isOfPerson(key);
    return isHidden && value.length > 0 && !holdsObjects(value) ? HIDDEN : without(value);
  };
  return {
    add: (secret) => {
      if (secret.length > 3) known.add(secret);
    },
    hideIn,
    without,
  };
}

function isOfPerson(key: string): boolean {
  return SECRET_FIELDS.test(key) || PERSONAL_FIELDS.test(key);
}

function holdsObjects(value: string | readonly unknown[]): boolean {
  return typeof value !== 'string' && value.some((entry) => typeof entry === 'object');
}
