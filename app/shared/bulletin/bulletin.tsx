import type { ReactNode } from 'react';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { columns } from './bulletin.css.ts';
import { BulletinDetail } from './bulletin-detail.tsx';
import type { BulletinItem } from './bulletin-item.ts';
import { BulletinTitles } from './bulletin-titles.tsx';
import { useBulletin } from './use-bulletin.ts';

interface BulletinProps<Item extends BulletinItem> {
  /** What they are, all together. */
  label: string;
  items: readonly Item[];
  /** Place of the one that is open to begin with. */
  first: number | null;
  iconOf: (item: Item) => IconName;
  /** What to do about the one that is open. */
  actionOf?: (item: Item) => ReactNode;
}

/**
 * What the platform has to say, page by page: the titles at one side and the chosen one at the other; on a phone one takes
 * the place of the other. Choosing the one that is open closes it.
 */
export function Bulletin<Item extends BulletinItem>({ label, items, first, iconOf, actionOf }: BulletinProps<Item>) {
  const bulletin = useBulletin(items, first);
  const { chosen, pages } = bulletin;
  return (
    <div className={columns} data-open={chosen !== undefined} data-paged={pages > 1}>
      <BulletinTitles label={label} bulletin={bulletin} iconOf={iconOf} />
      <BulletinDetail bulletin={bulletin} iconOf={iconOf}>
        {chosen && actionOf?.(chosen)}
      </BulletinDetail>
    </div>
  );
}
