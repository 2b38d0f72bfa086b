import type { BuiltSite } from '#cli/build/built-site.ts';
import type { Terminal } from '#cli/terminal/terminal.ts';

type Work<Result> = (onBuilt: (site: BuiltSite) => void) => Promise<Result>;

/** Shows the progress of a build: one updating line on a terminal, otherwise a plain line per site. */
export async function showProgress<Result>(terminal: Terminal, count: number, work: Work<Result>): Promise<Result> {
  if (terminal.interactive) return showOnTerminal(count, work);
  return work(({ site, fromCache }) => terminal.line(`${site}: ${fromCache === 'site' ? 'unchanged' : 'built'}`));
}

async function showOnTerminal<Result>(count: number, work: Work<Result>): Promise<Result> {
  const { Listr } = await import('listr2');
  const results: Result[] = [];
  const sites = count === 1 ? 'site' : 'sites';
  const build = {
    title: `Building ${count} ${sites}`,
    task: async (_context: unknown, task: { title: string }) => {
      let finished = 0;
      const result = await work(({ site }) => {
        finished += 1;
        task.title = `Building ${finished} of ${count} ${sites}: ${site}`;
      });
      task.title = `Built ${count} ${sites}`;
      results.push(result);
    },
  };
  await new Listr([build]).run();
  const [result] = results;
  if (result === undefined) throw new Error('The build ended without a result.');
  return result;
}
