import type { Handler } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { DESK_IDS } from '../desks.ts';

export const launchChat: Handler<'launchChat'> = ({ platform: { brand, switches }, query }) => {
  if (switches.supportClosed) throw new Refusal(403, 'not_available', 'Customer service is closed.');
  const model = DESK_IDS.find((id) => id === (query.modelId ?? DESK_IDS[0]));
  if (!model) throw new Refusal(404, 'not_found', `There is no desk ${query.modelId}.`);
  const { offered, default: usual } = brand.languages;
  const { code = 'EN' } = offered.find((language) => language.code === (query.language ?? usual)) ?? {};
  return { success: true, value: { chatUrl: `/sandbox/chat/?model=${model}&lang=${code}` } };
};
