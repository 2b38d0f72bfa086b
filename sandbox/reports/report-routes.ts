import type { FastifyInstance } from 'fastify';
import type { ReportBook, ReportedBuild } from '../process/report-book.ts';
import { readOtlp } from './read-otlp.ts';
import { readReports } from './read-reports.ts';

/** Receives what sites report, and gives the sums of it that `brandgen watch` asks for, as an operator's own server would. */
export function serveReports(server: FastifyInstance, book: ReportBook): void {
  server.post('/sandbox/reports', async ({ body }, reply) => {
    book.add(readReports(body));
    return reply.status(204).send();
  });
  server.post('/sandbox/reports/v1/logs', async ({ body }) => {
    for (const sent of readOtlp(body)) book.add(sent);
    return { partialSuccess: {} };
  });
  server.get('/sandbox/reports/sums', async () => ({ builds: sumsOf(book.builds()) }));
}

/** Visits by the name of their build. What arrives of a visit may be its error alone. */
function sumsOf(builds: readonly ReportedBuild[]) {
  return Object.fromEntries(
    builds.map(({ build, visits, failed }) => [build, { visits: Math.max(visits, failed), errors: failed }]),
  );
}
