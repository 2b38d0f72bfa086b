/** The command line arguments of a script. Exits on --help and on an unknown argument, before anything is set up. */
export function readArguments(usage, allowed, given = process.argv.slice(2)) {
  if (given.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  const unknown = given.filter((argument) => !allowed.includes(argument));
  if (unknown.length === 0) return given;
  console.error(
    `There is no ${unknown.map((argument) => `"${argument}"`).join(', ')}. Use one of: ${allowed.join(', ')}.\n${usage}`,
  );
  process.exit(2);
}
