import type { Handler } from '#sandbox/calls/call.ts';
import { wordsOf } from '#sandbox/words.ts';
import { DESK_IDS } from '../desks.ts';

export const chatModels: Handler<'chatModels'> = ({ platform: { brand, switches }, query }) => {
  const { models } = wordsOf('support', query.language ?? brand.languages.default).desk;
  const online = !switches.supportClosed;
  return { success: true, value: DESK_IDS.map((modelId) => ({ modelId, name: models[modelId], online })) };
};
