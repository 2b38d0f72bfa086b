/** The parts of the product that decisions are about, in the order of docs/decisions.md. */
export const PARTS = [
  'Code and generator',
  'Serving and releases',
  'Pages and first load',
  'Accounts and player care',
  'Money and games',
  'Agents and back office',
  'Platform and contract',
  'Tests',
] as const;

type Part = (typeof PARTS)[number];

export interface Decision {
  file: string;
  number: string;
  title: string;
  part: Part;
  /** Markdown, with links that start at docs/. */
  status: string;
}

const HEAD =
  /^# (\d{4}): (.+)\n\n\*([\w ]+)\. ((?:In force|Superseded by|, amended by| and|\s|\[\d{4}\]\([\w-]+\.md\))+)\.\*\n\n/;

const EXAMPLE = '*Tests. In force, amended by [0194](0194-tests-of-the-command-line-take-turns.md).*';

/**
 * Reads the title, the part and the status of a decision.
 * @param file its name, which begins with its number
 * @throws when the head is not as in the example that the message gives
 */
export function readDecision(file: string, text: string): Decision {
  const [, number = '', title = '', part, status = ''] = HEAD.exec(text) ?? [];
  const knownPart = PARTS.find((one) => one === part);
  if (!knownPart || !file.startsWith(number)) {
    throw new Error(
      `docs/decisions/${file} needs the line below its title that names its part and its status, such as\n  ${EXAMPLE}\n` +
        `Parts are: ${PARTS.join(', ')}. A status is "In force" or "Superseded by" with a link.`,
    );
  }
  return { file, number, title, part: knownPart, status: status.replaceAll('](', '](decisions/') };
}
