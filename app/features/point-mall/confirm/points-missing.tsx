import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { usePoints } from '../use-points.ts';
import { skeleton } from './confirm.css.ts';

/** Placeholder while the points and their rate load, or an error if they cannot be loaded. */
export function PointsMissing() {
  const { t } = useTranslation('point-mall');
  const points = usePoints();
  const balance = useQuery(points.balance);
  const config = useQuery(points.config);
  const failed = [balance, config].filter(({ data, isError }) => data === undefined && isError);
  const [first] = failed;
  if (!first) return <Skeleton className={skeleton} />;
  const again = () => failed.forEach(({ refetch }) => void refetch());
  return <Problem title={describeProblem(first.error, t)} onAction={again} />;
}
