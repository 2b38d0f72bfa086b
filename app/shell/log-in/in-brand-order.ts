/** Sorts the ways to log in as the brand lists them. Everything else keeps its place. */
export function inBrandOrder<Method extends { way?: string }>(
  methods: readonly Method[],
  logIn: readonly string[],
): Method[] {
  const placeOf = ({ way = '' }: Method) => logIn.indexOf(way);
  const listed = methods.filter((method) => placeOf(method) >= 0).sort((one, other) => placeOf(one) - placeOf(other));
  return methods.map((method) => (placeOf(method) < 0 ? method : (listed.shift() ?? method)));
}
