/**
 * How a time of day writes its hour: 05:45 on a clock of 24 hours, 5:45 AM on one of twelve. Without it, some languages
 * have two digits in `timeStyle` and one in a form of single parts.
 * @param tag of `useCurrentLanguage`
 */
export function clockHour(tag: string): '2-digit' | 'numeric' {
  const { hourCycle } = new Intl.DateTimeFormat(tag, { hour: 'numeric', timeZone: 'UTC' }).resolvedOptions();
  return hourCycle === 'h23' || hourCycle === 'h24' ? '2-digit' : 'numeric';
}
