import { SignedMoney } from '#app/kinds/record-page/totals/signed-money.tsx';
import { GameThumb } from '#app/kit/game-tile/game-thumb.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Money } from '#app/kit/money/money.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import type { MeasureRow } from '#app/kit/window-rows/many-rows-props.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { SettledBet } from '#schemas/generated/platform.ts';
import { figures } from '../shared/records.css.ts';
import { amounts, bet as betStyle, detail, game as gameStyle, line, mark, pair, picture, words } from './bets.css.ts';

interface BetRowProps {
  bet: SettledBet;
  currency: string;
  timeZone: string;
  /** Position in the list, which is virtualised. */
  position: { index: number; count: number; measure: MeasureRow | undefined };
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** A bet with its result. Expanding it shows all its fields. */
export function BetRow({ bet, currency, timeZone, position, isOpen, onToggle }: BetRowProps) {
  const { t } = useTranslation('member-records');
  const exact = useClock('second', timeZone);
  const clock = useClock('short', timeZone);
  const image = useImageAddress();
  const { betId, game, showIcon, gameType, vendorName, stake, paid, profit, balance, placedAt, settledAt } = bet;
  const facts = [
    ['number', <bdi key="number">{betId}</bdi>],
    ...(gameType ? [['type', t(`type.${gameType}`)] as const] : []),
    ['placed', exact(placedAt)],
    ['settled', exact(settledAt)],
    ['stake', <Money key="stake" amount={stake} currency={currency} />],
    ['paid', <Money key="paid" amount={paid} currency={currency} />],
    ['profit', <SignedMoney key="profit" amount={profit} currency={currency} />],
    ['balance', <Money key="balance" amount={balance} currency={currency} />],
  ] as const;
  return (
    <li
      ref={position.measure}
      className={betStyle}
      data-won={profit > 0 || undefined}
      data-index={position.index}
      aria-setsize={position.count}
      aria-posinset={position.index + 1}
    >
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary className={line}>
          <GameThumb className={picture} image={showIcon ? image(showIcon) : ''} size={40} />
          <span className={words}>
            <bdi className={gameStyle}>{game}</bdi>
            <span className={prose.aside}>
              {clock(settledAt)}
              {vendorName && ' · '}
              <bdi>{vendorName}</bdi>
            </span>
          </span>
          <span className={amounts}>
            <SignedMoney amount={profit} currency={currency} />
            <span className={prose.aside}>
              {t('bet.stake')} <Money amount={stake} currency={currency} />
            </span>
          </span>
          <span className={mark}>
            <Icon name="caret-down" size={16} />
          </span>
        </summary>
        <dl className={detail}>
          {facts.map(([name, value]) => (
            <div key={name} className={pair}>
              <dt className={prose.aside}>{t(`bet.${name}`)}</dt>
              <dd className={figures}>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}
