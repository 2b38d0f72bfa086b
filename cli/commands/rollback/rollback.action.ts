import { UsageError } from '#cli/problems/usage-error.ts';
import { authorise } from '#cli/release/signing/authorise.ts';
import type { Rollback } from '#cli/release/targets/release-target.ts';
import { letServersRead } from '#cli/system/let-servers-read.ts';
import { wholeNumber } from '#cli/terminal/whole-number.ts';
import { openTarget } from '../open-target.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface RollbackCommandRequest extends ActionContext {
  /** The brand to roll back; undefined with `last`. */
  readonly brand: string | undefined;
  /** Number of the release, as written. */
  readonly number: string | undefined;
  /** Whether to roll back every brand of the last release command. */
  readonly last: boolean;
  /** Value of `--to`, as written. */
  readonly to: string | undefined;
}

/** Makes earlier releases live again. @throws UsageError if no such release exists or the web server refuses it */
export async function rollback(request: RollbackCommandRequest): Promise<Outcome> {
  const { brand, number, last, terminal } = request;
  if (last === (brand !== undefined)) throw new UsageError(NOT_ONE);
  const opened = await openTarget(request, request.to);
  if (opened.problems) return { exitCode: 1, text: '', json: {}, problems: opened.problems };
  const { target, root, releasers } = opened;
  const signFor = (brands: readonly string[]) =>
    authorise(target, { own: releasers, brands, environment: process.env });
  letServersRead();
  const { rollbacks, stayed } =
    brand === undefined
      ? await target.rollBackLast({ root, signFor })
      : {
          rollbacks: [await target.rollBack({ root, brand, to: parseRelease(number), sign: await signFor([brand]) })],
          stayed: [],
        };
  const hint = target.afterwards === '' ? [] : ['', target.afterwards];
  const text = [
    ...rollbacks.flatMap(describe).map(terminal.style.good),
    ...stayed.map((name) => `${name}: stays as it is, since it has no release before the live one.`),
    ...hint,
  ];
  const json = brand === undefined ? { rollbacks, stayed } : rollbacks[0];
  return { exitCode: 0, text: text.join('\n'), json: { target: target.name, ...json } };
}

const NOT_ONE = 'Say what goes back: either a brand, or `--last` for every brand that the last command made live.';

function describe({ release, to, sites }: Rollback): string[] {
  return sites.map((site) => `${site}: release ${to} is live again, as release ${release}.`);
}

function parseRelease(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const number = wholeNumber(written);
  if (number === undefined || number < 1)
    throw new UsageError(`A release is a whole number of at least 1, but got "${written}".`);
  return number;
}
