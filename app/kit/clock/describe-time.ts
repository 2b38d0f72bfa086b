/** A point in time on the clock of a zone. */
export interface ShownTime {
  /** Offset of the time zone, such as GMT+8. */
  zone: string;
  /** Day and time, to the second. */
  text: string;
}

/**
 * @param tag BCP 47 tag of the language
 * @param timeZone IANA name
 */
export function describeTime(time: Date, tag: string, timeZone: string): ShownTime {
  const text = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(time);
  const parts = new Intl.DateTimeFormat(tag, { timeZoneName: 'shortOffset', timeZone }).formatToParts(time);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return { zone: zone.replace('-', '−'), text };
}
