import { Button } from '../../../kit/button/button.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import { LinkButton } from '../../../shell/router/link-button.tsx';
import { paths } from '../../../shell/router/paths.ts';
import { Notice } from './notice.tsx';

/** Says of an operator whose vendors have wallets of their own that money has to be there before it can be played with. */
export function WalletNotice({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation('games');
  return (
    <Notice icon="wallet" title={t('wallet.title')} text={t('wallet.text')} isAlert={false}>
      <LinkButton look="primary" to={`${paths.member}?page=transferFund`}>
        {t('wallet.move')}
      </LinkButton>
      <Button onClick={onGoOn}>{t('wallet.play')}</Button>
    </Notice>
  );
}
