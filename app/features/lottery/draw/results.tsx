import { useCurrentLanguage } from '../../../language/language-context.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import type { OpenedDraw } from '../../../platform/contract.ts';
import { Balls } from './balls.tsx';
import { lastWords, prize, prizeNumbers, prizes, quiet, row, rows, strong } from './draw.css.ts';
import { DrawProof } from './draw-proof.tsx';

/** The draws that have been made, the latest first. */
export function Results({ draws }: { draws: readonly OpenedDraw[] }) {
  return (
    <ul className={rows}>
      {draws.map((draw, index) => (
        <Result key={draw.issue} draw={draw} isLatest={index === 0} />
      ))}
    </ul>
  );
}

function Result({ draw, isLatest }: { draw: OpenedDraw; isLatest: boolean }) {
  const { t } = useTranslation('lottery');
  const { tag } = useCurrentLanguage();
  const when = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(draw.drawTime);
  return (
    <li className={row}>
      <div className={lastWords}>
        <bdi className={strong}>{t('draw.number', { issue: draw.issue })}</bdi>
        <time className={quiet} dateTime={new Date(draw.drawTime).toISOString()}>
          {when}
        </time>
      </div>
      <Numbers draw={draw} />
      {isLatest && draw.status === 'opened' && <DrawProof draw={draw} />}
    </li>
  );
}

function Numbers({ draw }: { draw: OpenedDraw }) {
  const { t } = useTranslation('lottery');
  if (draw.status === 'cancelled') return <span className={quiet}>{t('draw.cancelled')}</span>;
  if (draw.prizes.length === 0) {
    return <Balls small label={t('draw.numbers', { issue: draw.issue })} numbers={draw.numbers} />;
  }
  return (
    <dl className={prizes}>
      {draw.prizes.map(({ code, name, numbers }, index) => (
        <div key={code} className={prize}>
          <dt className={quiet}>{name}</dt>
          <dd className={prizeNumbers} data-special={index === 0} dir="ltr">
            {numbers.map((number, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one number can be drawn twice.
              <span key={`${place}-${number}`}>{number}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
