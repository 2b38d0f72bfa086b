import type { Handler } from '#sandbox/calls/call.ts';
import { withZone } from '#sandbox/merchants/merchant-zone.ts';
import { wordsOf } from '#sandbox/words.ts';
import type { Announcements } from '#schemas/generated/platform.ts';
import { bannersFor } from '../banners.ts';

interface Text {
  title: string;
  content: string;
}

const EXECUTIONS = ['B', 'A', 'F'] as const;

/** Item ids are the same in every language; each list has a block of a hundred. */
export const announcements: Handler<'announcements'> = ({ platform, query }) => {
  const { brand } = platform;
  const code = query.language ?? brand.languages.default;
  const words = wordsOf('content', code);
  const zoned = (item: Text) => ({
    title: withZone(item.title, brand, platform.now()),
    content: withZone(item.content, brand, platform.now()),
  });
  const types = query.types?.split(',');
  const announcements: Announcements = {
    banners: bannersFor(brand, code),
    player: words.player.map((item, index) => ({
      id: 101 + index,
      ...zoned(item),
      ...(index === 0 && platform.switches.pressingAnnouncement && { isPopup: true }),
    })),
    popup: (platform.switches.popups ? words.popup : [])
      .map((item, index) => ({ id: 201 + index, execution: EXECUTIONS[index] ?? 'A', ...item }))
      .filter(({ execution }) => !query.execution || execution === query.execution),
    promotion: words.promotion.map((item, index) => ({ id: 301 + index, promotionType: 'REWARD', ...item })),
    notices: words.notices
      .map((item, index) => ({ id: 401 + index, ...zoned(item) }))
      .slice(brand.modules.includes('DEPOSIT') ? 0 : 1),
  };
  const value: Announcements = {
    banners: chosen(types, 'B', announcements.banners),
    player: chosen(types, 'PL', announcements.player),
    popup: chosen(types, 'PU', announcements.popup),
    promotion: chosen(types, 'PR', announcements.promotion),
    notices: chosen(types, 'H', announcements.notices),
  };
  return { success: true, value };
};

function chosen<Item>(types: readonly string[] | undefined, type: string, items: Item[]): Item[] {
  return !types || types.includes(type) ? items : [];
}
