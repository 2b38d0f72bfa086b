import type { FastifyInstance } from 'fastify';
import { readReports } from './read-reports.ts';
import type { ReportBook } from './report-book.ts';

/** Receives what sites report, as an operator's own address would. */
export function serveReports(server: FastifyInstance, book: ReportBook): void {
  server.post('/sandbox/reports', async ({ body }, reply) => {
    book.add(readReports(body));
    return reply.status(204).send();
  });
}
