import { siteFile } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';
import { LicenceLine } from '#app/kinds/money-flow/page/licence-line.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link, Navigate } from '#app/shell/router/router.ts';
import { LanguageSwitch } from '#app/shell/switches/language-switch.tsx';
import { SchemeSwitch } from '#app/shell/switches/scheme-switch.tsx';
import { AgentForm } from './agent-form.tsx';
import { back, bar, content, panel, spacer } from './agent-login.css.ts';
import { brandName, mark, page, pitch, pitchBody, scene } from './agent-pitch.css.ts';
import { PitchPoints, PitchTitle } from './agent-pitch.tsx';
import { SupportHours } from './support-hours.tsx';

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
          <img className={mark} src={siteFile(brand, brand.artwork.mark)} alt="" width={32} height={32} />
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
