/** Makes a test of names for what is looked for: whether they hold every word of it, without regard to case and accents. */
export function nameMatcher(search: string): (name: string) => boolean {
  const words = plainText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (name) => {
    const plain = plainText(name);
    return words.every((word) => plain.includes(word));
  };
}

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');
}
