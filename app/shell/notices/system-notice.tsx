import { siteFile } from '../../brand/brand.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { button } from '../../kit/button/button.css.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useTranslation } from '../../language/translation.tsx';
import type { SystemStatus } from '../../platform/contract.ts';
import { address, mark, page, panel, text, title } from './system-notice.css.ts';

const MAINTENANCE = 1;

/** The full-page notice in place of the site: maintenance, or a region that may not play here. */
export function SystemNotice({ status }: { status: SystemStatus }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const kind = status.status === MAINTENANCE ? 'maintenance' : 'region';
  const support =
    status.info.customerService || brand.support.url || (brand.support.email && `mailto:${brand.support.email}`);
  return (
    <main className={page} id="main">
      <div className={panel}>
        <img className={mark} src={siteFile(brand, brand.artwork.mark)} alt={brand.name} width={56} height={56} />
        <h1 className={title}>{status.info.title || t(`notice.${kind}.title`)}</h1>
        <p className={text}>{status.info.text || t(`notice.${kind}.text`)}</p>
        {kind === 'region' && (
          <p className={text}>
            {t('notice.region.address')}{' '}
            <bdi className={address} dir="ltr">
              {status.location.ip}
            </bdi>
          </p>
        )}
        {support && (
          <a className={button.outline} href={support}>
            <Icon name="headset" />
            {t('notice.support')}
          </a>
        )}
      </div>
    </main>
  );
}
