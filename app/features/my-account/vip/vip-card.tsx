import { useId } from 'react';
import { Card } from '#app/kit/card/card.tsx';
import { Progress } from '#app/kit/progress/progress.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { VipProgress } from '#schemas/generated/platform.ts';
import { body, bone, ends, level } from './vip.css.ts';

interface VipCardProps {
  vip: VipProgress | undefined;
  busy: boolean;
}

/** VIP level and the points needed for the next one. */
export function VipCard({ vip, busy }: VipCardProps) {
  const { t } = useTranslation('my-account');
  if (!vip && !busy) return null;
  return (
    <Card title={t('vip.title')}>
      <div className={body}>{vip ? <Level vip={vip} /> : <Skeleton className={bone} />}</div>
    </Card>
  );
}

function Level({ vip: { label, points, from, next } }: { vip: VipProgress }) {
  const { t } = useTranslation('my-account');
  const id = useId();
  return (
    <>
      <div className={ends}>
        <bdi id={id} className={level}>
          {label}
        </bdi>
        {next && <bdi className={prose.note}>{next.label}</bdi>}
      </div>
      {next && <Progress value={points - from} max={next.points - from} labelledBy={id} />}
      <div className={ends}>
        <span className={prose.note}>
          {next ? t('vip.points', { points, next: next.points }) : t('vip.highest', { points })}
        </span>
        {next && <span>{t('vip.left', { points: next.points - points })}</span>}
      </div>
      {next && <p className={prose.note}>{t('vip.text')}</p>}
    </>
  );
}
