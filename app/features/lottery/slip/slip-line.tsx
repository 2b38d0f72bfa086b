import { IconButton } from '#app/kit/button/icon-button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Money } from '#app/kit/money/money.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { Balls } from '../draw/balls.tsx';
import { quiet } from '../look/text.css.ts';
import { formatOdds } from '../pick/format-odds.ts';
import {
  line as lineStyle,
  lineTop,
  lineWords,
  noWrap,
  selection,
  trouble as troubleStyle,
  winAmount,
  winLine,
} from './slip.css.ts';
import { isStake, type SlipLine, winOf } from './slip-draft.ts';
import { StakeField } from './stake-field.tsx';
import type { LineTrouble } from './use-line-states.ts';

interface SlipLineViewProps {
  line: SlipLine;
  currency: string;
  trouble: LineTrouble | undefined;
  /** The line may already be placed, so its fields are disabled. */
  isSent: boolean;
  onStake: (stake: number | null) => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function SlipLineView({ line, currency, trouble, isSent, onStake, onEdit, onRemove }: SlipLineViewProps) {
  const { t } = useTranslation('lottery');
  const { tag } = useCurrentLanguage();
  const numbers = line.selection.map(({ name }) => name);
  const bet = `${line.gameName}, ${line.kindName}, ${numbers.join(' ')}`;
  return (
    <li>
      <fieldset className={lineStyle} disabled={isSent}>
        <div className={lineTop}>
          <div className={lineWords}>
            <span className={prose.strong}>{line.gameName}</span>
            <span className={quiet}>
              {line.kindName} · <bdi className={noWrap}>{t('draw.number', { issue: line.issue })}</bdi>
            </span>
          </div>
          <IconButton icon="pencil-simple" label={t('slip.edit', { bet })} onClick={onEdit} />
          <IconButton icon="trash" label={t('slip.remove', { bet })} onClick={onRemove} />
        </div>
        <div className={selection}>
          <Balls small label={t('slip.selection')} numbers={numbers} />
          <span>
            {t('pick.pays')} <bdi className={prose.strong}>{formatOdds(line.odds, tag)}</bdi>
          </span>
        </div>
        {trouble && (
          <p className={troubleStyle}>
            <Icon name="warning-circle" size={18} />
            <span>{describeTrouble(trouble, t, tag)}</span>
          </p>
        )}
        <StakeField line={line} currency={currency} onChange={onStake} />
        {isStake(line) && (
          <p className={winLine}>
            <span>{t(`slip.${line.pays}`)}</span>
            <span className={winAmount}>
              <Money amount={winOf(line)} currency={currency} />
            </span>
          </p>
        )}
      </fieldset>
    </li>
  );
}

function describeTrouble(trouble: LineTrouble, t: Translate<'lottery'>, tag: string): string {
  if (trouble.kind === 'odds') return t('trouble.odds', { odds: formatOdds(trouble.odds, tag) });
  return t(`trouble.${trouble.kind}`);
}
