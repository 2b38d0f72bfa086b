import { useBrand } from '#app/brand/brand-context.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { standaloneLink } from '#app/kit/theme/link.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { keepAcceptance } from '#app/shell/log-in/acceptance.ts';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { useHasPage } from '#app/shell/router/use-has-page.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { body, icon, item, list } from './disclaimer-dialog.css.ts';
import { type TextBlock, textBlocks } from './text-blocks.ts';

/** The brand's disclaimer, same text as in the footer and the help. It closes only when accepted. */
export function DisclaimerDialog({ close }: ModalProps) {
  const { t } = useTranslation('disclaimer');
  const brand = useBrand();
  const session = useSessionService();
  const hasHelp = useHasPage(paths.help);
  const accept = () => {
    keepAcceptance(session, brand);
    close();
  };
  return (
    <Dialog
      title={t('title')}
      actions={
        <Button look="primary" wide large onClick={accept}>
          {t('accept')}
        </Button>
      }
    >
      <div className={body}>
        {textBlocks(t('shell:legal.disclaimer')).map((block) => (
          <Block key={String(block)} block={block} />
        ))}
        {/* Opens a new tab, so that people can read the terms before answering. */}
        {hasHelp && (
          <Link className={standaloneLink} to={`${paths.help}#term`} target="_blank">
            {t('terms')}
          </Link>
        )}
      </div>
    </Dialog>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul className={list}>
      {block.map((line) => (
        <li key={line} className={item}>
          <span className={icon}>
            <Icon name="prohibit" size={20} />
          </span>
          {line}
        </li>
      ))}
    </ul>
  );
}
