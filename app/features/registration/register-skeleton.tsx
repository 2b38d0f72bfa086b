import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { field, form } from './register-form.css.ts';

const FIELDS = ['name', 'password', 'again', 'person'];

export function RegisterSkeleton() {
  return (
    <div className={form} aria-busy="true">
      {FIELDS.map((name) => (
        <Skeleton key={name} className={field} />
      ))}
    </div>
  );
}
