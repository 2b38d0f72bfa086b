import { type ReactNode, Suspense } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { AsideProblems } from '#app/kit/state/problem-group.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { BreadcrumbPlace } from '../breadcrumb/breadcrumb-place.tsx';
import { PageProblems } from '../connection/page-problems.tsx';
import { content, frame, main, skip, standalone } from '../frame/frame.css.ts';
import { ScreenSkeleton } from '../loading/screen-skeleton.tsx';
import { BottomBar } from '../navigation/bottom-bar.tsx';
import { Navigation } from '../navigation/navigation.tsx';
import { RightBar } from '../right-bar/right-bar.tsx';
import { useMemberPlace } from '../router/use-member-place.ts';
import { usePage } from '../router/use-page.ts';
import type { RouteContribution } from '../slots/slots.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

interface LayoutProps {
  children: ReactNode;
}

interface Layout {
  /** Everything around a page. */
  Frame: (props: LayoutProps) => ReactNode;
  /** Shown while the page loads; one shared element, so that it never re-renders a page. */
  waiting: ReactNode;
}

// Each hydrates in a turn of its own, so that a press on the header does not wait for them. One shared element each: a new one
// would end that turn at once.
const navigation = inItsTurn(<Navigation />);
const pageFooter = inItsTurn(<Footer />);
const bottomBar = inItsTurn(<BottomBar />);

function inItsTurn(part: ReactNode): ReactNode {
  return <Suspense fallback={null}>{part}</Suspense>;
}

/** Header, menus, content and footer, as the route requires. */
function SiteLayout({ children }: LayoutProps) {
  const { layout } = useBrand().theme;
  const { layout: around, footer } = usePage();
  const isGame = around === 'game';
  const isHome = around === 'home';
  const memberPlace = useMemberPlace();
  return (
    <div
      className={frame}
      data-navigation={isGame ? 'none' : layout.navigation}
      data-density={layout.density}
      data-bottom-bar={layout.bottomBar}
      data-right={isHome || undefined}
      data-page={isGame ? 'game' : undefined}
      data-member={memberPlace}
    >
      <SkipLink />
      <Header game={isGame} />
      {!isGame && navigation}
      <PageProblems>
        <div className={content}>
          <BreadcrumbPlace />
          <main className={main} id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
        {isHome && (
          <AsideProblems>
            <RightBar />
          </AsideProblems>
        )}
      </PageProblems>
      {footer !== false && pageFooter}
      {!isGame && bottomBar}
    </div>
  );
}

/** The agents' pages bring their own frame. */
function AgentLayout({ children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <PageProblems>{children}</PageProblems>
    </>
  );
}

/** Without a frame, the skeleton needs its own padding. */
function WaitingAlone() {
  return (
    <main className={standalone} id="main" tabIndex={-1}>
      <ScreenSkeleton />
    </main>
  );
}

function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={skip} href="#main">
      {t('header.skip')}
    </a>
  );
}

const site: Layout = { Frame: SiteLayout, waiting: <ScreenSkeleton /> };

export const layouts: Record<RouteContribution['layout'], Layout> = {
  site,
  home: site,
  game: site,
  agent: { Frame: AgentLayout, waiting: <WaitingAlone /> },
};
