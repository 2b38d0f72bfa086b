import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { requireModule } from '#sandbox/process/modules.ts';
import { knownPerson as readKnownPerson } from '../known-person.ts';

export const knownPerson: Handler<'knownPerson'> = async (call) => {
  const { platform } = call;
  requireModule(platform, 'MANDATORYKYC3');
  return { success: true, value: await readKnownPerson(platform.db, loggedIn(call)) };
};
