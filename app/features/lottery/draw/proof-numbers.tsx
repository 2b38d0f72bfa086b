import { useTranslation } from '#app/language/translation.tsx';
import type { DerivedNumber } from './derive-draw.ts';
import { figure, table } from './proof.css.ts';

/** Shows the division behind each number: digits of the hash by the count of values left. */
export function ProofNumbers({ numbers }: { numbers: readonly DerivedNumber[] }) {
  const { t } = useTranslation('lottery');
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{t('proof.part')}</th>
          <th scope="col">{t('proof.rest')}</th>
          <th scope="col">{t('proof.number')}</th>
        </tr>
      </thead>
      <tbody>
        {numbers.map(({ word, left, rest, number }) => (
          <tr key={word}>
            <td className={figure}>
              <bdi dir="ltr">{word}</bdi>
            </td>
            <td>
              <bdi dir="ltr">
                ÷ {left} → {rest}
              </bdi>
            </td>
            <td>
              <strong>{number}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
