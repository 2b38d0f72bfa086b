/** As far as the forms of any language differ, and a million, which some have a form for. */
const TRIED = [...Array.from({ length: 201 }, (_, number) => number), 1_000_000];
const MOST = 4;

/** Some numbers that a plural category of a language is for, such as `2, 3, 4, 22`. @param tag BCP 47 */
export function numbersOf(tag: string, category: string): string {
  const rules = new Intl.PluralRules(tag);
  const numbers = TRIED.filter((number) => rules.select(number) === category);
  if (numbers.length === 0) return category === 'zero' ? '0' : 'parts of a whole, such as 1.5';
  return numbers.slice(0, MOST).join(', ') + (numbers.length > MOST ? ', …' : '');
}
