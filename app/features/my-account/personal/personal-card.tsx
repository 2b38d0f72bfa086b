import { HelpLink } from '#app/kinds/money-flow/page/help-link.tsx';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { Card } from '#app/kit/card/card.tsx';
import { CardSkeleton } from '#app/kit/card/card-skeleton.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useLacks } from '#app/modules/module-context.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { SET_EMAIL } from '#app/shell/member/account-modals.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import type { MemberAccount, PersonalField } from '#schemas/generated/platform.ts';
import { field, foot, list, lock, quiet, term, text, value as valueStyle } from './personal.css.ts';

const REASONS = ['verified', 'review', 'proven'] as const;

/** The member's personal details, masked, and which of them are locked and why. */
export function PersonalCard({ account }: { account: MemberAccount | undefined }) {
  const { t } = useTranslation('my-account');
  const day = useClock('day');
  if (!account) {
    return (
      <Card title={t('personal.title')}>
        <CardSkeleton count={6} />
      </Card>
    );
  }
  const { personal, memberSince } = account;
  const reasons = REASONS.filter((reason) => personal.some((one) => one.lock === reason));
  return (
    <Card title={t('personal.title')}>
      <dl className={list}>
        {personal.map((one) => (
          <FieldRow key={one.name} one={one} />
        ))}
        <div className={field}>
          <dt className={term}>{t('personal.since')}</dt>
          <dd className={valueStyle}>
            <span className={text}>{day(memberSince)}</span>
          </dd>
        </div>
      </dl>
      {reasons.length > 0 && (
        <div className={foot}>
          {reasons.map((reason) => (
            <p key={reason}>{t(`personal.lock.${reason}`)}</p>
          ))}
          <HelpLink text={t('personal.correct')} />
        </div>
      )}
    </Card>
  );
}

function FieldRow({ one: { name, value, lock: why } }: { one: PersonalField }) {
  const { t } = useTranslation('my-account');
  const modals = useModals();
  const canSetEmail = !useLacks('POST /wps/member/email');
  const shown = useShown(name, value);
  return (
    <div className={field}>
      <dt className={term}>{t(`personal.${name}`)}</dt>
      <dd className={valueStyle}>
        {shown ? <bdi className={text}>{shown}</bdi> : <span className={quiet}>{t('personal.none')}</span>}
        {why !== 'none' && (
          <span className={lock}>
            <Icon name="lock-simple" size={18} />
            <span className={visuallyHidden}>{t('personal.locked')}</span>
          </span>
        )}
        {name === 'email' && canSetEmail && (
          <span className={lock}>
            <IconButton icon="pencil-simple" label={t('email.title')} onClick={() => modals.open(SET_EMAIL)} />
          </span>
        )}
      </dd>
    </div>
  );
}

/** Shows a country code as the country's name. */
function useShown(name: PersonalField['name'], value: string): string {
  const { tag } = useCurrentLanguage();
  if (name !== 'nationality' || !/^[A-Z]{2}$/.test(value)) return value;
  return new Intl.DisplayNames([tag], { type: 'region' }).of(value) ?? value;
}
