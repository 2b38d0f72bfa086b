import { Pagination } from '../../../kit/pagination/pagination.tsx';
import { useTranslation } from '../../../language/translation.tsx';

interface MallPagesProps {
  page: number;
  count: number;
  turnTo: (page: number) => void;
}

/** The pages of a list; each is an address of its own. */
export function MallPages({ page, count, turnTo }: MallPagesProps) {
  const { t } = useTranslation('point-mall');
  const words = {
    label: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (number: number) => t('pages.page', { number }),
    place: (number: number, all: number) => t('pages.place', { number, all }),
  };
  return <Pagination page={page} count={count} words={words} onPage={turnTo} />;
}
