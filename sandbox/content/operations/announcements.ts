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
  const wanted = query.types?.split(',');
  const all: Announcements = {
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
    banners: chosen(wanted, 'B', all.banners),
    player: chosen(wanted, 'PL', all.player),
    popup: chosen(wanted, 'PU', all.popup),
    promotion: chosen(wanted, 'PR', all.promotion),
    notices: chosen(wanted, 'H', all.notices),
  };
  return { success: true, value };
};

function chosen<Item>(wanted: readonly string[] | undefined, type: string, items: Item[]): Item[] {
  return !wanted || wanted.includes(type) ? items : [];
}
