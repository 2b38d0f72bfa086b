import { useTranslation } from '#app/language/translation.tsx';
import { HelpLines } from './help-lines.tsx';

export function CareHelpLines() {
  const { t } = useTranslation('player-care');
  return <HelpLines label={t('help.title')} anywhere={t('help.anywhere')} />;
}
