import { useBrand } from '#app/brand/brand-context.tsx';
import { RadioGroup } from '#app/kit/radio/radio-group.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { body } from '../care.css.ts';
import { lengthText } from './length-text.ts';
import { EXCLUSIONS, type StopChoice, TIME_OUTS } from './stop-choice.ts';

interface StopChooserProps {
  kind: StopChoice['kind'];
  choice: StopChoice | undefined;
  onChoose: (choice: StopChoice) => void;
}

/** Chooses the length of a break, and for an exclusion also its scope. */
export function StopChooser({ kind, choice, onChoose }: StopChooserProps) {
  const { t } = useTranslation('player-care');
  const { tag } = useCurrentLanguage();
  const { name: brand } = useBrand();
  const scope = choice?.kind === 'exclusion' ? choice.scope : 'brand';
  const possible: StopChoice[] =
    kind === 'timeOut'
      ? TIME_OUTS.map((hours) => ({ kind, hours }))
      : EXCLUSIONS.map((period) => ({ kind, period, scope }));
  return (
    <div className={body}>
      <RadioGroup
        label={t('break.length')}
        choices={possible.map((one) => ({ value: keyOf(one), label: lengthText(t, one, tag) }))}
        value={choice ? keyOf(choice) : ''}
        onChange={(value) => {
          const chosen = possible.find((one) => keyOf(one) === value);
          if (chosen) onChoose(chosen);
        }}
      />
      {choice?.kind === 'exclusion' && (
        <RadioGroup
          label={t('break.where')}
          choices={[
            { value: 'brand', label: t('break.brand', { brand }) },
            { value: 'operator', label: t('break.operator') },
          ]}
          value={choice.scope}
          onChange={(value) => onChoose({ ...choice, scope: value === 'operator' ? 'operator' : 'brand' })}
        />
      )}
    </div>
  );
}

function keyOf(choice: StopChoice): string {
  return choice.kind === 'timeOut' ? String(choice.hours) : choice.period;
}
