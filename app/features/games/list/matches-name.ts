/** Whether a name holds every word that is looked for, without regard to case and accents. */
export function matchesName(name: string, search: string): boolean {
  const plain = plainText(name);
  return plainText(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');
}
