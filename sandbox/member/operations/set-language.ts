import { eq } from 'drizzle-orm';
import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { members } from '#sandbox/roster/member-tables.ts';

export const setLanguage: Handler<'setLanguage'> = async (call) => {
  const { db, brand } = call.platform;
  const member = loggedIn(call);
  const { lang } = call.body;
  if (!brand.languages.offered.some(({ code }) => code === lang)) {
    throw new Refusal(422, 'invalid_field', `The brand does not offer the language ${lang}.`);
  }
  await db.update(members).set({ language: lang }).where(eq(members.id, member.id));
  return { success: true };
};
