import { InlineSelect } from '#app/kit/select/inline-select.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { Pages } from '#app/shell/paging/pages.tsx';
import type { SizeWords } from '../record-words.ts';
import type { useListAddress } from '../use-record-address.ts';
import { PAGE_SIZES, type PageSize, ROWS, USUAL_SIZE } from './page-size.ts';
import { foot, pages, size as sizeStyle } from './record-foot.css.ts';

interface RecordFootProps {
  /** Name of the list. */
  label: string;
  address: Pick<ReturnType<typeof useListAddress>, 'page' | 'size' | 'turnTo' | 'filter'>;
  /** Number of rows on all pages. */
  count: number;
  totalPages: number;
  t: SizeWords;
}

/** Pagination of a record, with a choice of the page size if it makes a difference. */
export function RecordFoot({ label, address: { page, size, turnTo, filter }, count, totalPages, t }: RecordFootProps) {
  const { tag } = useCurrentLanguage();
  const number = new Intl.NumberFormat(tag);
  const choices = PAGE_SIZES.map((one: PageSize) => ({
    value: String(one),
    label: t('rows.each', { rows: number.format(one) }),
  }));
  if (count <= USUAL_SIZE) return null;
  return (
    <div className={foot}>
      <div className={pages}>
        <Pages label={label} page={page} count={totalPages} onPage={turnTo} />
      </div>
      <div className={sizeStyle}>
        <InlineSelect
          label={t('rows.label')}
          icon="list"
          choices={choices}
          value={String(size)}
          onChange={(value) => filter({ [ROWS]: value === String(USUAL_SIZE) ? null : value })}
        />
      </div>
    </div>
  );
}
