/** Makes a matcher for names that contain every word of a search, ignoring case and accents. */
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
