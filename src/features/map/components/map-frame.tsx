import type { ReactNode } from 'react';
import { env } from '#src/config/env.ts';
import { Button } from '#src/ui/button/button.tsx';
import { classes } from '#src/ui/classes.ts';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import styles from './map-frame.module.css';
import { mapWords as words } from '../map-words.ts';
import type { useLeafletMap } from '../use-leaflet-map.ts';

interface MapFrameProps {
  readonly label: string;
  readonly state: ReturnType<typeof useLeafletMap>;
  /** Further buttons, above the zoom buttons. */
  readonly controls?: ReactNode;
  /** The map extends beyond the frame, behind the content around it, equally on opposite sides, so both keep the same centre. */
  readonly bleeds?: boolean;
  /** Rendered over the map. */
  readonly children?: ReactNode;
}

/** A map with its buttons, its attribution, and a placeholder while it loads. */
export function MapFrame({ label, state, controls, bleeds = false, children }: MapFrameProps) {
  const { element, open, tilesFailed, retryTiles } = state;
  return (
    <div className={classes(styles.frame, bleeds && styles.bleeding)}>
      {/* The map handles the arrow, plus and minus keys while it has the focus. `className` must stay constant, as the library adds classes here. */}
      <div ref={element} role="application" aria-label={label} className={styles.map} />
      {!open && (
        <div className={styles.wait}>
          <Skeleton height="100%" />
        </div>
      )}
      {open && children}
      {open && (
        <div className={styles.controls}>
          {controls}
          <IconButton icon="plus" label={words.zoomIn} variant="raised" onClick={() => open.map.zoomIn()} />
          <IconButton
            icon="minus"
            label={words.zoomOut}
            variant="raised"
            onClick={() => open.map.zoomOut()}
          />
        </div>
      )}
      {tilesFailed && (
        <div role="status" className={styles.fault}>
          <span>{words.tilesFailed}</span>
          <Button variant="quiet" size="small" onClick={retryTiles}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      <p className={styles.attribution}>{env.mapAttribution}</p>
    </div>
  );
}
