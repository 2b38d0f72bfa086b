import type { Handler } from '#sandbox/server/call.ts';
import { DESK_IDS } from '../desks.ts';
import { supportWords } from '../support-words.ts';

export const chatModels: Handler<'chatModels'> = ({ platform: { brand, switches }, query }) => {
  const { models } = supportWords(query.language ?? brand.languages.default).desk;
  const online = !switches.supportClosed;
  return { success: true, value: DESK_IDS.map((modelId) => ({ modelId, name: models[modelId], online })) };
};
