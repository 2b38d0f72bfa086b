import { memo } from 'react';
import { siteFile } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';
import { flipped, icon } from './icon.css.ts';
import type { IconName } from './icon-name.ts';

/** Arrows are mirrored in right-to-left text. */
const DIRECTED: ReadonlySet<IconName> = new Set([
  'arrow-left',
  'arrow-right',
  'arrow-square-out',
  'caret-left',
  'caret-right',
  'paper-plane-right',
  'sign-in',
  'sign-out',
]);

interface IconProps {
  name: IconName;
  /** Edge in CSS pixels; 20 when left out. */
  size?: number;
}

/** A decorative icon in the colour of the surrounding text; always put its meaning in text beside it. */
export const Icon = memo(function Icon({ name, size = 20 }: IconProps) {
  const brand = useBrand();
  const className = DIRECTED.has(name) ? `${icon} ${flipped}` : icon;
  return (
    <svg className={className} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${siteFile(brand, brand.artwork.icons)}#${name}`} />
    </svg>
  );
});
