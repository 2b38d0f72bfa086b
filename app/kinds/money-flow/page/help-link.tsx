import { useBrand } from '#app/brand/brand-context.tsx';
import { hasContact } from '#app/brand/has-contact.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { line } from './foot.css.ts';

const CONTACT = `${paths.help}#contact`;

/** Link to customer service, if the brand has one. */
export function HelpLink({ text }: { text: string }) {
  const brand = useBrand();
  const page = useSlot('footerLinks').find(({ path, pending }) => path === CONTACT && !pending);
  if (!page || !hasContact(brand)) return null;
  return (
    <Link className={line} to={page.path}>
      <Icon name="headset" size={18} />
      {text}
    </Link>
  );
}
