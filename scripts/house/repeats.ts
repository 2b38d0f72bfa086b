const WINDOW = 6;

/** Places where six lines or more stand that stood before, imports and lines without a letter left aside. */
export function countRepeats(texts: Iterable<string>): number {
  const seen = new Set<string>();
  let repeats = 0;
  for (const text of texts) {
    const lines = withoutImports(text)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /\p{L}/u.test(line));
    let inRepeat = false;
    for (let first = 0; first + WINDOW <= lines.length; first++) {
      const window = lines.slice(first, first + WINDOW).join('\n');
      const isRepeat = seen.has(window);
      if (isRepeat && !inRepeat) repeats++;
      inRepeat = isRepeat;
      seen.add(window);
    }
  }
  return repeats;
}

const IMPORT = /^import\s[^;]*;$/gm;

function withoutImports(text: string): string {
  return text.replace(IMPORT, '');
}

/** Lines of the text that belong to an import. */
export function countImportLines(text: string): number {
  return (text.match(IMPORT) ?? []).reduce((sum, statement) => sum + statement.split('\n').length, 0);
}
