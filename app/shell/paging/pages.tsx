import { Pagination } from '#app/kit/pagination/pagination.tsx';
import { useTranslation } from '#app/language/translation.tsx';

interface PagesProps {
  /** What the pages are of. */
  label: string;
  /** The page that is shown, from 1. */
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/** The pages of a list, in the site's words; nothing where there is only one. */
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
