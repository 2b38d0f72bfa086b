import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { viewNumber, view as viewStyle, views as viewsStyle } from './view-choice.css.ts';

interface ViewChoiceProps<View extends string> {
  label: string;
  views: readonly { id: View; name: string }[];
  view: View;
  /** Number of rows in each view; undefined while loading. */
  counts: Readonly<Record<View, number>> | undefined;
  onChoose: (view: View) => void;
}

/** Choice between the views of a list, with the number of rows in each. */
export function ViewChoice<View extends string>({ label, views, view, counts, onChoose }: ViewChoiceProps<View>) {
  const number = new Intl.NumberFormat(useCurrentLanguage().tag);
  return (
    <fieldset className={viewsStyle} aria-label={label}>
      {views.map(({ id, name }) => (
        <button key={id} type="button" className={viewStyle} aria-pressed={id === view} onClick={() => onChoose(id)}>
          {name} {counts && <span className={viewNumber}>{number.format(counts[id])}</span>}
        </button>
      ))}
    </fieldset>
  );
}
