/**
 * The words of the command line of a script. Ends the process where its usage is asked for, and where a word is none that
 * it knows, before anything is set up.
 */
export function knownWords(usage, known) {
  const words = process.argv.slice(2);
  if (words.some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  const unknown = words.filter((word) => !known.includes(word));
  if (unknown.length === 0) return words;
  console.error(
    `There is no ${unknown.map((word) => `"${word}"`).join(', ')} . Use one of: ${known.join(', ')}.\n${usage}`,
  );
  process.exit(2);
}
