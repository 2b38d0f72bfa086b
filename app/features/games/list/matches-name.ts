import { plainText } from '#app/language/plain-text.ts';

/** Makes a matcher for names that contain every word of a search, as `plainText` compares them. */
export function nameMatcher(search: string): (name: string) => boolean {
  const words = plainText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (name) => {
    const plain = plainText(name);
    return words.every((word) => plain.includes(word));
  };
}
