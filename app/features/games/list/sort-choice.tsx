import { Icon } from '../../../kit/icon/icon.tsx';
import { visuallyHidden } from '../../../kit/theme/hidden.css.ts';
import { useTranslation } from '../../../language/translation.tsx';
import { useNavigate } from '../../../shell/router/router.ts';
import { sortBox, sortOption, sortSelect } from './games-page.css.ts';
import { type ListAddress, sorts } from './use-list-address.ts';

/** The order of the list: the operator's own, or one of ours. */
export function SortChoice({ address }: { address: ListAddress }) {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  const choose = (value: string) => navigate(address.to({ sort: sorts.find((sort) => sort === value) ?? '' }));
  return (
    <label className={sortBox}>
      <span className={visuallyHidden}>{t('sort.label')}</span>
      <Icon name="sort-descending" size={18} />
      <select className={sortSelect} value={address.sort} onChange={(event) => choose(event.target.value)}>
        <option className={sortOption} value="">
          {t('sort.recommended')}
        </option>
        {sorts.map((sort) => (
          <option className={sortOption} key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
