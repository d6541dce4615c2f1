import { useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import type { PictureKind } from '../pictures/sizes.ts';
import styles from './picture.module.css';
import { pictureSources } from './picture-sources.ts';

export interface PictureProps {
  id: string;
  kind: PictureKind;
  /** Empty where the words beside the picture say the same. */
  alt: string;
  /** How wide it is drawn, as in the `sizes` attribute; the browser picks the file by it. */
  sizes: string;
  /** For the one picture that makes the first screen: fetched at once and first. */
  priority?: boolean;
  className?: string | undefined;
}

/**
 * A picture of the house in the best format the browser takes. Its place is kept by width and height, and
 * washed in a warm tone until it arrives, or for good when it does not.
 */
export function Picture({ id, kind, alt, sizes, priority = false, className }: PictureProps) {
  const { avif, webp, fallback, width, height } = pictureSources(id, kind);
  const image = useRef<HTMLImageElement>(null);
  const [missingId, setMissingId] = useState<string | null>(null);
  const missing =
    missingId === id && classes(styles.missing, (kind === 'product' || kind === 'category') && styles.food);

  // A picture of the server's HTML may have failed before there was anyone to listen.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc)
      setMissingId(id);
  }, [id]);

  return (
    <picture className={classes(styles.picture, missing, className)}>
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
