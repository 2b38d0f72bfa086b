/** A day and time, such as "24 Nov, 14:05". */
export function dateTime(at: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', hour: 'numeric', minute: 'numeric' }).format(
    at,
  );
}
