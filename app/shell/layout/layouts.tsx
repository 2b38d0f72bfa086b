import type { ReactNode } from 'react';
import { useBrand } from '../../brand/brand-context.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { BottomBar } from '../navigation/bottom-bar.tsx';
import { Navigation } from '../navigation/navigation.tsx';
import type { RouteContribution } from '../slots/slots.ts';
import { Footer } from './footer.tsx';
import { frame, main, skip } from './frame.css.ts';
import { Header } from './header.tsx';

interface LayoutProps {
  children: ReactNode;
}

/** Header, ways through the site, content, footer. */
function SiteLayout({ children }: LayoutProps) {
  const { layout } = useBrand().theme;
  return (
    <div className={frame} data-navigation={layout.navigation} data-density={layout.density}>
      <SkipLink />
      <Header />
      <Navigation />
      <main className={main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
    </div>
  );
}

/** A page that brings its own frame: a game, or the agents' back office. */
function BareLayout({ children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      {children}
    </>
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

/** The component that stands around a page of each layout. */
export const layouts: Record<RouteContribution['layout'], (props: LayoutProps) => ReactNode> = {
  site: SiteLayout,
  bare: BareLayout,
};
