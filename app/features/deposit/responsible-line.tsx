import { line, lines } from '#app/kinds/money-flow/page/foot.css.ts';
import { LicenceLine } from '#app/kinds/money-flow/page/licence-line.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useEntryText } from '#app/language/translation.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

const RESPONSIBLE = `${paths.help}#responsible`;

const IGNORE_ROOM = () => undefined;

interface ResponsibleLineProps {
  /** Called with the amount that the member's own limit still allows. */
  onRoom?: (room: MinorUnits | undefined) => void;
}

/** Line beside the button: the member's own limit, or a link to the page on responsible gaming, and the licence. */
export function ResponsibleLine({ onRoom = IGNORE_ROOM }: ResponsibleLineProps) {
  const [limit] = useSlot('depositLimits').filter(({ pending }) => !pending);
  return (
    <div className={lines}>
      {limit ? <ScreenView screen={limit.screen} props={{ onRoom }} fallback={null} /> : <HelpLine />}
      <LicenceLine />
    </div>
  );
}

function HelpLine() {
  const entryText = useEntryText();
  const page = useSlot('footerLinks').find(({ path, pending }) => path === RESPONSIBLE && !pending);
  if (!page) return null;
  return (
    <Link className={line} to={page.path}>
      <Icon name="shield-check" size={18} />
      {entryText(page.namespace, page.label)}
    </Link>
  );
}
