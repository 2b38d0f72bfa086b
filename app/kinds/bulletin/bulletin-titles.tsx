import type { IconName } from '#app/kit/icon/icon-name.ts';
import { Pages } from '#app/shell/paging/pages.tsx';
import { titles, titlesColumn } from './bulletin.css.ts';
import type { BulletinItem } from './bulletin-item.ts';
import { BulletinTitle } from './bulletin-title.tsx';
import type { BulletinState } from './use-bulletin.ts';

interface BulletinTitlesProps<Item> {
  label: string;
  bulletin: BulletinState<Item>;
  iconOf: (item: Item) => IconName;
}

/** One page of titles, with pagination. */
export function BulletinTitles<Item extends BulletinItem>({ label, bulletin, iconOf }: BulletinTitlesProps<Item>) {
  const { shown, chosen, toggle, page, pages, turnTo, list, detailId } = bulletin;
  return (
    <div className={titlesColumn}>
      <ul className={titles} ref={list} aria-label={label}>
        {shown.map((item) => (
          <li key={item.id}>
            <BulletinTitle
              icon={iconOf(item)}
              title={item.title}
              data-item={item.id}
              aria-expanded={item.id === chosen?.id}
              aria-controls={detailId}
              onClick={() => toggle(item)}
            />
          </li>
        ))}
      </ul>
      <Pages label={label} page={page} count={pages} onPage={turnTo} />
    </div>
  );
}
