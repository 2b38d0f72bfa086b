import { useRef } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { saveFile } from '#app/kit/files/save-file.ts';
import { Money } from '#app/kit/money/money.tsx';
import { QrCode } from '#app/kit/qr-code/qr-code.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useCopy } from '#app/shell/toasts/use-copy.ts';
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { card, copyRow, exact, note, qrSave, qrSide, qrText, rows, rowValue } from './order.css.ts';

interface CopyRowProps {
  name: string;
  value: string;
}

/** Exact amount, QR code and account details, each with a copy button. */
export function PayTo({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit');
  const code = useRef<HTMLDivElement>(null);
  const { orderId, amount, currency, kind, payee } = order;
  const { qr, bank, holder, account, reference, asset } = payee;
  const isChain = kind === 'crypto';
  const provider = kind === 'bank' ? t('order.bank') : t('order.provider');
  const lines = [
    [isChain ? t('order.network') : provider, bank],
    [t('order.holder'), holder],
    [isChain ? t('order.address') : t('order.number'), account],
    [t('order.reference'), reference],
  ] as const;
  return (
    <>
      <section className={card} data-plain={qr === undefined || undefined}>
        {qr !== undefined && (
          <div ref={code} className={qrSide}>
            <QrCode text={qr} title={t('order.qr')} />
          </div>
        )}
        <div className={qrText}>
          <p className={note}>{t('order.exactly')}</p>
          <p className={exact}>
            <Money amount={amount} currency={currency} />
          </p>
          <p className={note}>{asset === undefined ? t('order.other') : t('order.asset', { asset })}</p>
        </div>
        {qr !== undefined && (
          <div className={qrSave}>
            <Button wide icon="download-simple" onClick={() => saveQr(code.current, `${orderId}.svg`)}>
              {t('order.saveQr')}
            </Button>
          </div>
        )}
      </section>
      <h2 className={prose.lead}>{qr === undefined ? t('order.account') : t('order.orAccount')}</h2>
      <dl className={rows}>
        {lines.map(([name, value]) => value !== undefined && <CopyRow key={name} name={name} value={value} />)}
      </dl>
    </>
  );
}

/** Saves the QR code inside an element as an SVG file. */
function saveQr(container: HTMLElement | null, name: string): void {
  const code = container?.querySelector('svg');
  if (!code) return;
  const copy = code.cloneNode(true);
  if (!(copy instanceof SVGElement)) return;
  // Inline the colours: the page's stylesheet does not apply to the file.
  copy.setAttribute('style', 'background:#fff;color:#000');
  copy.setAttribute('fill', '#000');
  const file = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
  saveFile(name, file);
}

/** One account detail with a copy button. */
function CopyRow({ name, value }: CopyRowProps) {
  const { t } = useTranslation('deposit');
  const copy = useCopy(t('order.notCopied'));
  return (
    <div className={copyRow}>
      <dt className={prose.aside}>{name}</dt>
      <dd className={rowValue}>
        <bdi dir="auto">{value}</bdi>
      </dd>
      <dd>
        <IconButton
          icon="copy"
          label={t('order.copy', { name })}
          onClick={() => void copy(value, t('order.copied', { name }))}
        />
      </dd>
    </div>
  );
}
