import { useEffect, useRef } from 'react';
import { cleanHtml } from './clean-html.ts';
import { content } from './platform-html.css.ts';

/** HTML of the platform, sanitised. */
export function PlatformHtml({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.replaceChildren(cleanHtml(html));
  }, [html]);
  return <div className={content} dir="auto" ref={ref} />;
}
