/** A point in time on the user's own clock. */
export interface ShownTime {
  /** Offset of the time zone, such as GMT+8. */
  zone: string;
  /** Day and time, to the second. */
  text: string;
}

/**
 * @param tag BCP 47 tag of the language
 * @param timeZone IANA name; the device's by default
 */
export function describeTime(time: Date, tag: string, timeZone?: string): ShownTime {
  const zoned = timeZone ? { timeZone } : {};
  const text = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium', ...zoned }).format(time);
  const parts = new Intl.DateTimeFormat(tag, { timeZoneName: 'shortOffset', ...zoned }).formatToParts(time);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return { zone: zone.replace('-', '−'), text };
}
