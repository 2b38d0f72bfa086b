/** A zone that this browser knows: the platform's, or UTC when it does not know that one. */
export function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** Writes moments as yyyy-mm-dd hh:mm:ss on the zone's clock, which every spreadsheet reads. */
export function isoClock(timeZone: string): (time: number) => string {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: knownZone(timeZone), hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  return (time) => format.format(time);
}
