import { authorise } from '#cli/release/authorise.ts';
import { letServersRead } from '../build/run-build.ts';
import { openTarget } from '../open-target.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';
import { UsageError } from '../usage-error.ts';
import { wholeNumber } from '../whole-number.ts';

export interface RollbackCommandRequest extends ActionContext {
  readonly brand: string;
  /** Number of the release, as written. */
  readonly number: string | undefined;
  /** Value of `--to`, as written. */
  readonly to: string | undefined;
}

/** Makes an earlier release live again. @throws UsageError if no such release exists or the web server refuses it */
export async function rollback(request: RollbackCommandRequest): Promise<Outcome> {
  const { brand, number, terminal } = request;
  const opened = await openTarget(request, request.to);
  if (opened.problems) return { exitCode: 1, text: '', json: {}, problems: opened.problems };
  const { target, root, releasers } = opened;
  const sign = await authorise(target, { own: releasers, brands: [brand], environment: process.env });
  letServersRead();
  const done = await target.rollBack({ root, brand, to: parseRelease(number), sign });
  const lines = done.sites.map((site) => `${site}: release ${done.to} is live again, as release ${done.release}.`);
  const hint = target.afterwards === '' ? [] : ['', target.afterwards];
  return {
    exitCode: 0,
    text: [...lines.map(terminal.style.good), ...hint].join('\n'),
    json: { target: target.name, ...done },
  };
}

function parseRelease(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const number = wholeNumber(written);
  if (number === undefined || number < 1)
    throw new UsageError(`A release is a whole number of at least 1, but got "${written}".`);
  return number;
}
