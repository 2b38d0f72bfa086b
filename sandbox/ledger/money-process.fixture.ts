// A platform in a process of its own, which can be killed in the middle of its work. It reads one JSON line for each request.
import { createInterface } from 'node:readline';
import { createSandbox } from '../create-sandbox.ts';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { DAY_MS } from '../time.ts';
import { type Audit, type Books, booksOf } from './money-books.fixture.ts';
import { moneyMember } from './money-member.fixture.ts';
import { moneySteps, type Step } from './money-steps.fixture.ts';

/** Each tab sends its steps in sequence; all tabs run in parallel. */
export interface Round {
  /** A day for each, so that no daily limit hides the rest. */
  day: number;
  /** Name of the member. */
  account: string;
  tabs: Step[][];
}

export type Line =
  | { kind: 'ready' }
  | { kind: 'answer'; step: Step; answer: string | null }
  | { kind: 'done'; books: Books | null }
  | { kind: 'fault'; text: string };

export interface Request extends Round {
  /** Extent of the books in the answer. */
  audit: Audit;
}

const [start = '', place = ''] = process.argv.slice(2);
const say = (line: Line) => process.stdout.write(`${JSON.stringify(line)}\n`);
let day = 0;
const { platform } = await createSandbox({
  brand: defaultBrand(),
  report: (text) => say({ kind: 'fault', text }),
  now: () => Number(start) + day * DAY_MS,
  ...(place.startsWith('postgres:') ? { databaseUrl: place } : { dataFolder: place }),
});
platform.switches.vendorWallets = true;
say({ kind: 'ready' });
for await (const text of createInterface({ input: process.stdin })) {
  const request: Request = JSON.parse(text);
  day = request.day;
  try {
    const person = await moneyMember(platform, request.account);
    const send = await moneySteps(platform, person);
    await Promise.all(
      request.tabs.map(async (steps) => {
        for (const step of steps) say({ kind: 'answer', step, answer: await send(step) });
      }),
    );
    say({ kind: 'done', books: request.audit === 'none' ? null : await booksOf(platform, person, request.audit) });
  } catch (problem) {
    say({ kind: 'fault', text: String(problem instanceof Error ? (problem.cause ?? problem) : problem) });
  }
}
process.exit();
