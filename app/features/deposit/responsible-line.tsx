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
  /** Takes the most that the member's own limit lets through now. */
  onRoom?: (room: MinorUnits | undefined) => void;
}

/** Beside the button: the member's own limit, or else the site's page on playing in moderation; and the licence. */
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
