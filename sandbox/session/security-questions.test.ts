import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

const SECRET = 'Sandbox1!';

describe('two security questions', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox();
  });
  afterAll(() => sandbox.close());

  const path = '/wps/v2/member/customerSecurityQuestions';
  const book = { question: 'Which book did you love as a child?', answer: ' Momo ' };
  const pet = { question: 'What was the name of your first pet?', answer: 'Bello' };
  const set = (token: string, secret: object) => sandbox.call('PUT', path, { token, secret });
  const ask = async (token: string) =>
    answerOf('customerSecurityQuestion', await sandbox.call('GET', path, { token })).value;
  const answer = async (token: string, given: string) => {
    const json = { ...(await ask(token)), answer: given };
    return (await sandbox.call('POST', `${path}/verify`, { token, json })).body.value;
  };

  const step = async (token: string) => {
    const answer = await sandbox.call('GET', '/wps/member/account', { token });
    return answerOf('memberAccount', answer).value.steps.find(({ name }) => name === 'question');
  };

  // @proves 5.26
  test('are set with the password, differ, and have answers of their own', async () => {
    const token = await sandbox.login('player5');
    const questions = [book, pet];
    for (const secret of [{ questions }, { questions, password: 'Wrong1!' }])
      expect((await set(token, secret)).status).toBe(422);
    expect((await set(token, { questions: [book], password: SECRET })).status).toBe(400);
    const refused = async (second: object) =>
      (await set(token, { questions: [book, { ...pet, ...second }], password: SECRET })).body;
    for (const [second, name, rule] of [
      [{ question: ' ' }, 'questions.1.question', 'required'],
      [{ question: ` ${book.question.toUpperCase()}` }, 'questions.1.question', 'same'],
      [{ answer: ' b ' }, 'questions.1.answer', 'length'],
      [{ answer: 'MOMO' }, 'questions.1.answer', 'same'],
    ] as const)
      expect(await refused(second)).toMatchObject({ value: { fields: [{ name, rule }] } });
    expect(await step(token)).toMatchObject({ isDone: false, count: 0 });
    expect((await set(token, { questions, password: SECRET })).status).toBe(200);
    expect(await step(token)).toMatchObject({ isDone: true, count: 2 });
  });

  // @proves 4.18
  test('are asked one a log-in, the same throughout it, and each in some', async () => {
    const asked = new Set<string>();
    for (let turn = 0; turn < 100 && asked.size < 2; turn += 1) {
      const token = await sandbox.login('player5');
      const { question } = await ask(token);
      expect((await ask(token)).question).toBe(question);
      expect(await answer(token, question === book.question ? 'MOMO' : 'bello')).toEqual({ valid: true });
      asked.add(question);
    }
    expect([...asked].toSorted()).toEqual([pet.question, book.question]);
  });

  // @proves 4.18
  test('do not take the answer to the other one', async () => {
    const token = await sandbox.login('player5');
    expect((await sandbox.call('GET', '/wps/member/account', { token })).body.errorCode).toBe('answer_due');
    const { question } = await ask(token);
    expect(await answer(token, question === book.question ? 'Bello' : 'Momo')).toEqual({ valid: false });
  });

  // @proves 4.18
  test('complete an account with a single question, which is asked until then', async () => {
    const token = await sandbox.login('question1');
    expect(await answer(token, 'Bantay')).toEqual({ valid: true });
    expect(await step(token)).toEqual({ name: 'question', isDone: false, count: 1 });
    expect((await set(token, { questions: [book, pet], password: SECRET })).status).toBe(200);
    expect(await step(token)).toEqual({ name: 'question', isDone: true, count: 2 });
  });
});
