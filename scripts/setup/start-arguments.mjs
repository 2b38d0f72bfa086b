export function startArguments(given) {
  const [first = '-'] = given;
  return ['preview', ...(first.startsWith('-') ? ['aurora'] : []), ...given];
}
