/** Writes moments as yyyy-mm-dd hh:mm:ss on the zone's clock, which every spreadsheet reads. */
export function isoClock(timeZone: string): (time: number) => string {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  return (time) => format.format(time);
}
