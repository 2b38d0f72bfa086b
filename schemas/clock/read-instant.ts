const INSTANT = /^2\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * Reads an instant as ISO 8601 with its zone, such as `2026-05-20T09:00:00+08:00`.
 * @returns epoch milliseconds; undefined for anything else, a day that does not exist and a year before 2000
 */
export function readInstant(text: string): number | undefined {
  if (!INSTANT.test(text)) return undefined;
  const time = Date.parse(text);
  const day = text.slice(0, 10);
  const isDay = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  return isDay && !Number.isNaN(time) ? time : undefined;
}
