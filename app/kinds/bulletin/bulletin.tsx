import type { ReactNode } from 'react';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { columns } from './bulletin.css.ts';
import { BulletinDetail } from './bulletin-detail.tsx';
import type { BulletinItem } from './bulletin-item.ts';
import { BulletinTitles } from './bulletin-titles.tsx';
import { useBulletin } from './use-bulletin.ts';

interface BulletinProps<Item extends BulletinItem> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** Index of the item that opens first. */
  first: number | null;
  iconOf: (item: Item) => IconName;
  /** Action below the open item's text. */
  actionOf?: (item: Item) => ReactNode;
}

/** Paginated titles beside the chosen text. On a phone one replaces the other. Choosing the open item closes it. */
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
