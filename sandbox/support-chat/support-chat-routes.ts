import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { allowOwnFiles } from '../calls/framed-policy.ts';
import { packageRoot } from '../package-root.ts';
import type { Platform } from '../platform.ts';
import { answerQuestion } from '../support/answer-question.ts';
import { wordsOf } from '../words.ts';

const LANGUAGE = { type: 'string', pattern: '^[A-Z]{2,8}$' } as const;
const WORDS_QUERY = { type: 'object', required: ['lang'], properties: { lang: LANGUAGE } } as const;
const QUESTION_BODY = {
  type: 'object',
  required: ['lang', 'text'],
  additionalProperties: false,
  properties: { lang: LANGUAGE, text: { type: 'string', minLength: 1, maxLength: 500 } },
} as const;

interface Question {
  lang: string;
  text: string;
}

/** The page of the sandbox's customer service: its files and the two calls it makes, which are not in the contract. */
export async function serveSupportChat(server: FastifyInstance, { brand }: Platform): Promise<void> {
  server.get<{ Querystring: { lang: string } }>(
    '/sandbox/chat/words',
    { schema: { querystring: WORDS_QUERY } },
    async ({ query: { lang } }) => {
      const { desk, topics } = wordsOf('support', lang);
      const { tag = 'en', direction = 'ltr' } = brand.languages.offered.find(({ code }) => code === lang) ?? {};
      const often = topics.map(({ title }) => title);
      return { ...desk, brand: brand.name, tag, direction, topics: often, often: desk.topics };
    },
  );
  server.post<{ Body: Question }>('/sandbox/chat/answer', { schema: { body: QUESTION_BODY } }, async ({ body }) =>
    answerQuestion(body.lang, body.text),
  );
  await server.register(async (scope) => {
    allowOwnFiles(scope);
    const root = join(packageRoot(), 'sandbox', 'support-chat', 'page');
    await scope.register(fastifyStatic, { root, prefix: '/sandbox/chat/', cacheControl: false, decorateReply: false });
  });
}
