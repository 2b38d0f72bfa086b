import { Pagination } from '#app/kit/pagination/pagination.tsx';
import { useTranslation } from '#app/language/translation.tsx';

interface PagesProps {
  /** Name of the list. */
  label: string;
  /** Current page, 1-based. */
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/** Pagination with the site's words; nothing for a single page. */
export function Pages({ label, page, count, onPage }: PagesProps) {
  const { t } = useTranslation();
  const words = {
    label,
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (number: number) => t('pages.page', { number }),
    place: (number: number, all: number) => t('pages.place', { number, all }),
  };
  return <Pagination page={page} count={count} onPage={onPage} words={words} />;
}
