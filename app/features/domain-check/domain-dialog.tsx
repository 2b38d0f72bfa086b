import { useBrand } from '#app/brand/brand-context.tsx';
import { button, wide } from '#app/kit/button/button.css.ts';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSystemStatus } from '#app/shell/status/status-query.ts';
import { supportAddress } from '#app/shell/support/support-address.ts';
import { address } from './domain-dialog.css.ts';
import { mainSite } from './main-site.ts';

/**
 * Warns that this address is not one of the brand's, links to the operator's main site and shows how to contact customer
 * service. It cannot be closed.
 */
export function DomainDialog() {
  const { t } = useTranslation('domain-check');
  const { url, email } = useBrand().support;
  const support = supportAddress(url, email && `mailto:${email}`);
  const main = mainSite(useSystemStatus().data?.mainDomain, location.hostname);
  return (
    <Dialog
      small
      title={t('shell:error.code.domain_unknown')}
      actions={
        <>
          {main && (
            <a className={`${button.primary} ${wide}`} href={main.href}>
              {t('main', { domain: main.host })}
            </a>
          )}
          {support && (
            <a className={`${main ? button.outline : button.primary} ${wide}`} href={support}>
              <Icon name="headset" />
              {t('help')}
            </a>
          )}
        </>
      }
    >
      <p>
        {t('address')}{' '}
        <bdi className={address} dir="ltr">
          {location.hostname}
        </bdi>
      </p>
    </Dialog>
  );
}
