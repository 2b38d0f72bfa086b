import { Pagination } from '../../../kit/pagination/pagination.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import { useNavigate } from '../../../shell/router/router.ts';
import type { PageNumber } from './use-page-number.ts';

interface PagesProps {
  address: PageNumber;
  count: number;
}

/** The pages of the list; each is an address of its own. */
export function Pages({ address: { page, to }, count }: PagesProps) {
  const { t } = useTranslation('saved-games');
  const navigate = useNavigate();
  const words = {
    label: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (number: number) => t('pages.page', { number }),
    place: (number: number, all: number) => t('pages.place', { number, all }),
  };
  return <Pagination page={page} count={count} words={words} onPage={(next) => navigate(to(next))} />;
}
