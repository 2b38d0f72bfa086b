import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { KYC } from '#app/shell/verification/modal-ids.ts';
import { action, head, icon, panel, text, title } from './gate-panel.css.ts';
import { StateBadge } from './state-badge.tsx';

const ICONS = { needed: 'identification-card', pending: 'clock-counter-clockwise', refused: 'warning-circle' } as const;

/** Why a page is locked, the state of the verification, and what to do next. */
export function GatePanel({ state }: { state: keyof typeof ICONS }) {
  const { t } = useTranslation('kyc');
  const modals = useModals();
  return (
    <section className={panel} aria-live="polite">
      <span className={icon[state]}>
        <Icon name={ICONS[state]} size={32} />
      </span>
      <div className={head}>
        <h2 className={title}>{t(`gate.${state}.title`)}</h2>
        <StateBadge state={state} />
      </div>
      <p className={text}>{t(`gate.${state}.text`)}</p>
      <div className={action}>
        <Button look={state === 'pending' ? 'outline' : 'primary'} large onClick={() => modals.open(KYC)}>
          {t(`gate.${state}.action`)}
        </Button>
      </div>
    </section>
  );
}
