import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { pageItems } from './page-items.ts';
import { gap, page as pageStyle, pages, pagination, place, step } from './pagination.css.ts';

export interface PaginationWords {
  /** Names the navigation by what is paginated. */
  label: string;
  previous: string;
  next: string;
  page: (page: number) => string;
  /** The position, for a phone: “Page 3 of 12”. */
  place: (page: number, count: number) => string;
}

interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  count: number;
  onPage: (page: number) => void;
  words: PaginationWords;
}

/** Page navigation of a list; renders nothing for a single page. */
export function Pagination({ page, count, onPage, words }: PaginationProps) {
  const { tag } = useCurrentLanguage();
  if (count < 2) return null;
  const number = new Intl.NumberFormat(tag);
  const items = pageItems(page, count);
  return (
    <nav className={pagination} aria-label={words.label}>
      <Step icon="caret-left" label={words.previous} onStep={page > 1 ? () => onPage(page - 1) : undefined} />
      <span className={place[items.length]}>{words.place(page, count)}</span>
      <ul className={pages[items.length]}>
        {items.map((item, index) =>
          item === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: of two gaps each has its side.
            <li key={`gap-${index}`} className={gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <button
                type="button"
                className={pageStyle}
                aria-label={words.page(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={item === page ? undefined : () => onPage(item)}
              >
                {number.format(item)}
              </button>
            </li>
          ),
        )}
      </ul>
      <Step icon="caret-right" label={words.next} onStep={page < count ? () => onPage(page + 1) : undefined} />
    </nav>
  );
}

interface StepProps {
  icon: IconName;
  label: string;
  /** Undefined when there is no page in that direction; the button keeps its place and the focus. */
  onStep: (() => void) | undefined;
}

function Step({ icon, label, onStep }: StepProps) {
  return (
    <button type="button" className={step} aria-label={label} aria-disabled={!onStep} onClick={onStep}>
      <Icon name={icon} size={18} />
    </button>
  );
}
