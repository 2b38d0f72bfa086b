import { useBrand } from '#app/brand/brand-context.tsx';
import { hasContact } from '#app/brand/has-contact.ts';
import { standaloneLink } from '#app/kit/theme/link.css.ts';
import { useEntryText } from '#app/language/translation.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { waysOn } from './register-form.css.ts';

const ENDS = [`${paths.help}#contact`, `${paths.help}#responsible`];

/** Where somebody who can open no account is helped: customer service, and the page with the help lines. */
export function WaysOn() {
  const entryText = useEntryText();
  const brand = useBrand();
  const links = useSlot('footerLinks').filter(
    ({ path, pending, needs }) => ENDS.includes(path) && !pending && (!needs || hasContact(brand)),
  );
  return (
    <p className={waysOn}>
      {links.map(({ path, namespace, label }) => (
        <Link key={path} className={standaloneLink} to={path}>
          {entryText(namespace, label)}
        </Link>
      ))}
    </p>
  );
}
