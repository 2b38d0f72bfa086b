import { useState } from 'react';
import { BrandMark } from '#app/brand/brand-mark.tsx';
import { withParameter } from '#app/platform/games/image-address.ts';
import { placeholder } from './game-thumb.css.ts';

interface GameThumbProps {
  /** Address of the picture, without its shape; empty without a picture. */
  image: string;
  /** Size (CSS pixels of an edge) and class of the thumbnail. */
  size: number;
  className: string;
}

/** A game's picture beside its name, too small for a title of its own; the brand's mark where that is missing. */
export function GameThumb({ image, size, className }: GameThumbProps) {
  const [failed, setFailed] = useState('');
  if (!image || failed === image) {
    return (
      <span className={`${className} ${placeholder}`} aria-hidden="true">
        <BrandMark size={size / 2} ground="page" />
      </span>
    );
  }
  return (
    <img
      className={className}
      src={withParameter(withParameter(image, 'shape', 'square'), 'title', 'none')}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(image)}
    />
  );
}
