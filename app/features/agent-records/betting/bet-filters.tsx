import { BET_RESULTS, GAME_TYPES } from '#app/kinds/record-page/record-values.ts';
import { InlineSelect } from '#app/kit/select/inline-select.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamBetsPage } from '#schemas/generated/platform.ts';
import { filters } from '../shared/records.css.ts';
import type { BetsAddress } from '../shared/use-records-address.ts';
import { WhoFilters } from '../shared/who-filters.tsx';

interface BetFiltersProps {
  address: BetsAddress;
  /** Undefined while loading. */
  page: TeamBetsPage | undefined;
}

/** Filters by account, team, level, game type, vendor and result. */
export function BetFilters({ address, page }: BetFiltersProps) {
  const { t } = useTranslation('agent-records');
  const { tag } = useCurrentLanguage();
  const { gameType, vendor, result, filter } = address;
  const types = GAME_TYPES.map((value) => ({ value, label: t(`type.${value}`) }));
  const results = BET_RESULTS.map((value) => ({ value, label: t(`result.${value}`) }));
  return (
    <div className={filters}>
      <WhoFilters address={address} levels={page?.levels.map(({ level }) => level) ?? []} />
      <InlineSelect
        label={t('bets.types')}
        icon="game-controller"
        choices={[{ value: '', label: t('bets.allTypes') }, ...types]}
        value={gameType ?? ''}
        onChange={(value) => filter({ gameType: value, vendor: null })}
      />
      <InlineSelect
        label={t('bets.vendors')}
        icon="grid-nine"
        choices={[{ value: '', label: t('bets.allVendors') }, ...vendorsOf(page, address, tag)]}
        value={vendor}
        onChange={(value) => filter({ vendor: value })}
      />
      <InlineSelect
        label={t('result.label')}
        icon="target"
        choices={[{ value: '', label: t('result.all') }, ...results]}
        value={result ?? ''}
        onChange={(value) => filter({ result: value })}
      />
    </div>
  );
}

/** Vendors with bets of the chosen game type, sorted by name. */
function vendorsOf(page: TeamBetsPage | undefined, { gameType, vendor }: BetsAddress, tag: string) {
  const names = new Map(vendor ? [[vendor, vendor]] : []);
  for (const group of page?.groups ?? []) {
    const isWanted = group.vendor !== '' && (gameType === undefined || group.gameType === gameType);
    if (isWanted || group.vendor === vendor) names.set(group.vendor, group.vendorName || group.vendor);
  }
  const { compare } = new Intl.Collator(tag);
  return [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => compare(a.label, b.label));
}
