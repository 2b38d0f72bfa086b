import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamLevelPage, TeamView } from '#schemas/generated/platform.ts';
import { teamViews } from '../use-team-address.ts';
import { viewNumber, view as viewStyle, views } from './level.css.ts';

interface ViewChoiceProps {
  view: TeamView;
  /** Undefined while they load. */
  counts: TeamLevelPage['counts'] | undefined;
  onChoose: (view: TeamView) => void;
}

/** Which rows are shown, with how many there are. */
export function ViewChoice({ view, counts, onChoose }: ViewChoiceProps) {
  const { t } = useTranslation('agent-team');
  const number = new Intl.NumberFormat(useCurrentLanguage().tag);
  return (
    <fieldset className={views} aria-label={t('views.label')}>
      {teamViews.map((each) => (
        <button
          key={each}
          type="button"
          className={viewStyle}
          aria-pressed={each === view}
          onClick={() => onChoose(each)}
        >
          {t(`views.${each}`)} {counts && <span className={viewNumber}>{number.format(counts[each])}</span>}
        </button>
      ))}
    </fieldset>
  );
}
