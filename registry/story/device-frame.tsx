import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './device-frame.module.css';
import { mirrorStyles } from './mirror-styles.ts';

interface DeviceFrameProps {
  readonly title: string;
  /** Width of the screen in CSS px: media queries inside see this one, not the window's. */
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly children: ReactNode;
}

/** An iframe in the page, whose content behaves as on a device of that width. */
export function DeviceFrame({ title, width, theme, children }: DeviceFrameProps) {
  const [screen, setScreen] = useState<Document | null>(null);

  const [styled, setStyled] = useState<Document | null>(null);

  useEffect(() => (screen ? mirrorStyles(document, screen, () => setStyled(screen)) : undefined), [screen]);
  useEffect(() => {
    screen?.documentElement.setAttribute('data-theme', theme);
  }, [screen, theme]);

  return (
    // When the iframe is wider than the page, this element scrolls, also with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region has to take the focus
    <div className={styles.desk} role="group" aria-label={title} tabIndex={0}>
      <iframe
        // A document with a doctype: without one it would be laid out in quirks mode.
        srcDoc={'<!doctype html><html lang="en-IN"><body></body></html>'}
        onLoad={(event) => setScreen(event.currentTarget.contentDocument)}
        title={title}
        className={styles.screen}
        style={{ '--screen-width': `${width}px` } as CSSProperties}
      />
      {screen && styled === screen && createPortal(children, screen.body)}
    </div>
  );
}
