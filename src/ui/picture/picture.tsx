import { useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import type { PictureKind } from '../pictures/sizes.ts';
import styles from './picture.module.css';
import { pictureSources } from './picture-sources.ts';

export interface PictureProps {
  id: string;
  kind: PictureKind;
  /** Empty when the text beside the picture says the same. */
  alt: string;
  /** Its width on the page, for the `sizes` attribute by which the browser chooses the file. */
  sizes: string;
  /** For the main picture of the first screen: fetched at once and before others. */
  priority?: boolean;
  className?: string | undefined;
}

/**
 * A picture of the product in the best format that the browser supports. Width and height reserve its space, which has a warm colour until the
 * picture is loaded, and permanently when it fails to load.
 */
export function Picture({ id, kind, alt, sizes, priority = false, className }: PictureProps) {
  const { avif, webp, fallback, width, height } = pictureSources(id, kind);
  const image = useRef<HTMLImageElement>(null);
  const [missingId, setMissingId] = useState<string | null>(null);
  const isFood = kind === 'product' || kind === 'category' || kind === 'ingredient';

  // A picture in the server's HTML may have failed before hydration, without an error event for React.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc)
      setMissingId(id);
  }, [id]);

  return (
    <picture
      className={classes(
        styles.picture,
        isFood && styles.food,
        missingId === id && styles.missing,
        className,
      )}
    >
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        ref={image}
        src={fallback}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        className={styles.image}
        onError={() => setMissingId(id)}
      />
    </picture>
  );
}
