import { type SiteBrand, siteFile } from './brand.ts';
import { useBrand } from './brand-context.tsx';
import { inDark, inLight } from './brand-mark.css.ts';

type Scheme = 'light' | 'dark';

interface BrandMarkProps {
  className?: string;
  /** Width and height in pixels. */
  size: number;
  /** What it stands on: the header or the navigation, what follows the scheme, or what is dark in both schemes. */
  ground: 'bar' | 'page' | 'dark';
  /** Empty beside the brand's name. */
  alt?: string;
}

/** The brand's mark, or its twin where the ground is dark. */
export function BrandMark({ className = '', size, ground, alt = '' }: BrandMarkProps) {
  const { mark, markDark } = useBrand().artwork;
  return (
    <Twins light={mark} dark={markDark} ground={ground} className={className} alt={alt} width={size} height={size} />
  );
}

interface BrandWordmarkProps {
  className: string;
  /** In pixels. */
  height: number;
  /** Empty where the name is said already. */
  alt?: string;
}

/** The brand's name as it draws it, in the header or the navigation; nothing for a brand that does not. */
export function BrandWordmark({ className, height, alt = '' }: BrandWordmarkProps) {
  const { wordmark } = useBrand().artwork;
  if (!wordmark) return null;
  const { file, dark, ratio } = wordmark;
  const width = Math.round(height * ratio);
  return <Twins light={file} dark={dark} ground="bar" className={className} alt={alt} width={width} height={height} />;
}

interface TwinsProps extends Pick<BrandMarkProps, 'ground'> {
  className: string;
  /** The drawing for light grounds, and its twin for dark ones. */
  light: string;
  dark: string | undefined;
  alt: string;
  width: number;
  height: number;
}

/** One picture if both schemes show the same, else one for each, of which the stylesheet shows one. */
function Twins({ light: bright, dark: twin = bright, ground, className, alt, ...size }: TwinsProps) {
  const brand = useBrand();
  const [light, dark] = (['light', 'dark'] as const).map((scheme) =>
    siteFile(brand, isDark(ground, scheme, brand) ? twin : bright),
  );
  if (light === dark) return <img className={className || undefined} src={light} alt={alt} {...size} />;
  return (
    <>
      <img className={`${className} ${inLight}`} src={light} alt={alt} {...size} />
      <img className={`${className} ${inDark}`} src={dark} alt={alt} {...size} />
    </>
  );
}

function isDark(ground: BrandMarkProps['ground'], scheme: Scheme, { artwork }: SiteBrand): boolean {
  if (ground === 'bar') return artwork.darkBars?.includes(scheme) ?? false;
  return ground === 'dark' || scheme === 'dark';
}
