import type { Handler } from '../server/call.ts';
import { supportWords } from './support-words.ts';

/** The desks; their names stand in the words. */
export const modelIds = ['general', 'payments'] as const;

export const chatModels: Handler<'chatModels'> = ({ platform: { brand, switches }, query }) => {
  const { models } = supportWords(query.language ?? brand.languages.default).desk;
  const online = !switches.supportClosed;
  return { success: true, value: modelIds.map((modelId) => ({ modelId, name: models[modelId], online })) };
};
