/** A point in time on the clock of a zone. */
export interface ShownTime {
  /** Offset of the time zone, such as GMT+8. */
  zone: string;
  /** Day and time to the second; in brief, the time to the minute. */
  text: string;
}

const WHOLE = { dateStyle: 'medium', timeStyle: 'medium' } as const;
const BRIEF = { timeStyle: 'short' } as const;

/**
 * @param tag BCP 47 tag of the language
 * @param timeZone IANA name
 */
export function describeTime(time: Date, tag: string, timeZone: string, isBrief = false): ShownTime {
  const text = new Intl.DateTimeFormat(tag, { ...(isBrief ? BRIEF : WHOLE), timeZone }).format(time);
  const parts = new Intl.DateTimeFormat(tag, { timeZoneName: 'shortOffset', timeZone }).formatToParts(time);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return { zone: zone.replace('-', '−'), text };
}
