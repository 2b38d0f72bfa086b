import type { Seeds } from '../hooks/seeds.ts';
import { identities, securityQuestions } from './session-tables.ts';

export const seeds: Seeds = {
  async write({ db, plan: { members }, hashOf }) {
    await db
      .insert(identities)
      .values(members.flatMap(({ id, identity }) => (identity ? [{ ...identity, memberId: id }] : [])));
    await db
      .insert(securityQuestions)
      .values(
        members.flatMap(({ id, security }) =>
          security
            ? [{ memberId: id, question: security.question, answerHash: hashOf(security.answer.toLowerCase()) }]
            : [],
        ),
      );
  },
};
