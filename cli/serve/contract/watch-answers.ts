import type { Terminal } from '#cli/terminal/terminal.ts';
import { type AnswerFault, answerFaults } from './answer-faults.ts';
import { openContract } from './open-contract.ts';

/** An answer of the operator's platform that was passed on to the site. */
export interface PassedAnswer {
  readonly method: string;
  /** Path and query of the call. */
  readonly target: string;
  readonly status: number;
  readonly body: string;
}

export type AnswerWatch = (answer: PassedAnswer) => void;

/**
 * Watches what the operator's platform answers, and prints on stderr what breaks the contract: each field of a call once,
 * with what was expected and received.
 * @param root the package's root
 */
export async function watchAnswers(root: string, terminal: Terminal): Promise<AnswerWatch | undefined> {
  const contract = await openContract(root);
  if (!contract) {
    terminal.line('Answers of the platform are not compared with the contract: the package ajv is not installed.');
    return undefined;
  }
  const told = new Set<string>();
  return ({ method, target, status, body }) => {
    const place = target.split('?', 1)[0] ?? '';
    const check = status === 200 ? contract(method, place) : undefined;
    const faults = check ? answerFaults(check, body) : [];
    const fresh = faults.filter(({ field }) => !told.has(`${method} ${place} ${field}`));
    if (fresh.length === 0) return;
    for (const { field } of fresh) told.add(`${method} ${place} ${field}`);
    terminal.problem(describe(`${method} ${place}`, fresh, terminal));
  };
}

function describe(call: string, faults: readonly AnswerFault[], { problemStyle: style }: Terminal): string {
  const blocks = faults.map(({ field, expected, received }) =>
    [
      `  ${style.dim(field === '' ? 'the whole answer' : field)}`,
      `     ${style.dim('Expected ')} ${expected}`,
      `     ${style.dim('Received ')} ${received}`,
    ].join('\n'),
  );
  return ['', style.bold(`The platform's answer to ${call} breaks the contract.`), ...blocks, ''].join('\n');
}
