const HOUR = 60;

/** Minutes in hours and minutes, such as "1 hr 30 min". @param minutes a whole number, 0 or more */
export function durationText(minutes: number, tag: string): string {
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  const parts = [
    ...(hours > 0 ? [inUnit(hours, 'hour', tag)] : []),
    ...(rest > 0 || hours === 0 ? [inUnit(rest, 'minute', tag)] : []),
  ];
  return parts.join(' ');
}

function inUnit(count: number, unit: string, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
}
