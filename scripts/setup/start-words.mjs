export function startWords(words) {
  const [first = '-'] = words;
  return ['preview', ...(first.startsWith('-') ? ['aurora'] : []), ...words];
}
