import { Icon } from '../../kit/icon/icon.tsx';
import type { IconName } from '../../kit/icon/icon-name.ts';
import { Pages } from '../paging/pages.tsx';
import { caret, head, sign, title, titles, titlesColumn } from './bulletin.css.ts';
import type { BulletinItem } from './bulletin-item.ts';
import type { BulletinState } from './use-bulletin.ts';

interface BulletinTitlesProps<Item> {
  label: string;
  bulletin: BulletinState<Item>;
  iconOf: (item: Item) => IconName;
}

/** The titles of one page, and the ways to the others. */
export function BulletinTitles<Item extends BulletinItem>({ label, bulletin, iconOf }: BulletinTitlesProps<Item>) {
  const { shown, chosen, toggle, page, pages, turnTo, list, detailId } = bulletin;
  return (
    <div className={titlesColumn}>
      <ul className={titles} ref={list} aria-label={label}>
        {shown.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={head}
              data-item={item.id}
              aria-expanded={item.id === chosen?.id}
              aria-controls={detailId}
              onClick={() => toggle(item)}
            >
              <span className={sign}>
                <Icon name={iconOf(item)} size={18} />
              </span>
              <span className={title} dir="auto">
                {item.title}
              </span>
              <span className={caret}>
                <Icon name="caret-right" size={16} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Pages label={label} page={page} count={pages} onPage={turnTo} />
    </div>
  );
}
