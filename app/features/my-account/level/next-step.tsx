import { Button } from '#app/kit/button/button.tsx';
import { name as nameStyle, words } from '#app/kit/card/card.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { next, nextAction, nextIcon, nextText } from './level.css.ts';
import type { OpenStep } from './use-steps.ts';

/** The step that raises the level: the one accent of the page. */
export function NextStep({ step: { name, count, open } }: { step: OpenStep }) {
  const { t } = useTranslation('my-account');
  return (
    <div className={next}>
      <span className={nextIcon}>
        <Icon name="shield-check" size={24} />
      </span>
      <span className={words}>
        <span className={nameStyle}>{t(`step.${name}`)}</span>
        <span className={nextText}>{t(count === 1 ? 'oneQuestion.next' : `next.${name}`)}</span>
      </span>
      <span className={nextAction}>
        <Button look="primary" wide onClick={open}>
          {t(`do.${name}`)}
        </Button>
      </span>
    </div>
  );
}
