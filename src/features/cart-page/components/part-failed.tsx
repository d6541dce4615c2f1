import { useLayoutEffect, useRef } from 'react';
import { appTexts } from '#src/config/texts/app.ts';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { Button } from '#src/ui/button/button.tsx';
import type { NotLoadedState } from '#registry/engine/late/late-boundary.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { useOffline } from '#src/ui/use-offline.ts';
import { uiWords } from '#src/ui/words.ts';

interface PartFailedProps extends Omit<NotLoadedState, 'error'> {
  /** How often the customer was asked to fill in something of this part: each time the way on gets the focus. */
  readonly asked?: number;
}

/** In place of a part of the cart that did not load, until it does. Nothing of the cart is lost by a reload. */
export function PartFailed({ again, busy, needsReload, asked = 0 }: PartFailedProps) {
  const isOffline = useOffline();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (asked > 0) button.current?.focus();
  }, [asked]);
  return (
    <Notice
      tone="warning"
      action={
        <Button
          ref={button}
          variant="secondary"
          size="small"
          busy={busy}
          onClick={needsReload ? startAfresh : again}
        >
          {uiWords.retry}
        </Button>
      }
    >
      {isOffline ? appTexts.offline : appTexts.partNotLoaded}
    </Notice>
  );
}
