import { siteFile } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';
import { BrandMark } from '#app/brand/brand-mark.tsx';
import { LicenceLine } from '#app/kinds/money-flow/page/licence-line.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link, Navigate } from '#app/shell/router/router.ts';
import { LanguageSwitch } from '#app/shell/switches/language-switch.tsx';
import { SchemeSwitch } from '#app/shell/switches/scheme-switch.tsx';
import { AgentForm } from './agent-form.tsx';
import { back, bar, content, hours, hoursIcon, hoursLink, hoursLinks, panel, spacer } from './agent-login.css.ts';
import {
  brandName,
  lead,
  mark,
  page,
  pitch,
  pitchBody,
  point,
  pointIcon,
  points,
  pointText,
  scene,
  title,
} from './agent-pitch.css.ts';

/** The agents' log-in, next to the reasons to become an agent. */
export function AgentLogin() {
  const { t } = useTranslation('agent');
  const brand = useBrand();
  const { status } = useSession();
  if (status === 'agent') return <Navigate to={paths.agentHome} replace />;
  return (
    <div className={page}>
      <header className={pitch} data-ground="dark">
        {brand.artwork.hero && <img className={scene} src={siteFile(brand, brand.artwork.hero)} alt="" />}
        <div className={brandName}>
          <BrandMark className={mark} size={32} ground="dark" />
          {t('name', { brand: brand.name })}
        </div>
        <div className={pitchBody}>
          <PitchTitle />
          <PitchPoints />
        </div>
      </header>
      <main className={panel} id="main" tabIndex={-1}>
        <div className={bar}>
          <Link className={back} to={paths.index}>
            <Icon name="arrow-left" />
            {t('back')}
          </Link>
          <span className={spacer} />
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
        <div className={content}>
          <AgentForm />
          <SupportHours />
          <p className={prose.quiet}>
            <LicenceLine />
          </p>
        </div>
      </main>
    </div>
  );
}

const POINTS: readonly { id: 'support' | 'promoter' | 'reports'; icon: IconName }[] = [
  { id: 'support', icon: 'megaphone-simple' },
  { id: 'promoter', icon: 'calendar-check' },
  { id: 'reports', icon: 'chart-line-up' },
];

/** The headline and lead. */
function PitchTitle() {
  const { t } = useTranslation('agent');
  return (
    <div>
      <p className={title}>{t('pitch.title')}</p>
      <p className={lead}>{t('pitch.lead', { brand: useBrand().name })}</p>
    </div>
  );
}

/** The benefits for agents. */
function PitchPoints() {
  const { t } = useTranslation('agent');
  return (
    <ul className={points}>
      {POINTS.map(({ id, icon }) => (
        <li key={id} className={point}>
          <span className={pointIcon}>
            <Icon name={icon} size={22} />
          </span>
          <div>
            <p className={prose.strong}>{t(`pitch.${id}.title`)}</p>
            <p className={pointText}>{t(`pitch.${id}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** When and how agents can reach customer service. */
function SupportHours() {
  const { t } = useTranslation('agent');
  const { email, phone } = useBrand().support;
  return (
    <div className={hours}>
      <span className={hoursIcon}>
        <Icon name="headset" size={24} />
      </span>
      <p className={prose.strong}>{t('hours.title')}</p>
      <p className={prose.quiet}>{t('hours.text')}</p>
      {(email || phone) && (
        <p className={hoursLinks}>
          {email && (
            <a className={hoursLink} href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
          )}
          {phone && (
            <a className={hoursLink} href={`tel:${phone.replaceAll(' ', '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
        </p>
      )}
    </div>
  );
}
