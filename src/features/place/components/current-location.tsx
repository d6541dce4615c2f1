import type { ReactNode } from 'react';
import type { Place } from '#schemas/entities/store.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Spinner } from '#src/ui/spinner/spinner.tsx';
import { placeWords as words } from '../place-words.ts';
import styles from './current-location.module.css';
import { type DetectionState, faultTexts, useDetection } from './use-detection.ts';

interface CurrentLocationProps {
  readonly onFound: (place: Place) => void;
  /** Links to the map and to the lists, for when the device cannot find its position. */
  readonly otherWays?: ReactNode;
}

/** Asks the device for its position. While it waits, and when it fails, a popup offers to choose the place by hand (LOC-25). */
export function CurrentLocation({ onFound, otherWays }: CurrentLocationProps) {
  const { state, detect, turnAway } = useDetection(onFound);
  return (
    <>
      <button type="button" className={styles.ask} aria-haspopup="dialog" onClick={detect}>
        <span className={styles.sign}>
          <Icon name="locate" size={22} />
        </span>
        <span className={styles.words}>
          <span className={styles.label}>{words.useCurrent}</span>{' '}
          <span className={styles.hint}>{words.useCurrentHint}</span>
        </span>
        <Icon name="chevron-right" size={18} />
      </button>
      {state !== 'idle' && (
        <DetectionSheet state={state} onRetry={detect} onTurnAway={turnAway} otherWays={otherWays} />
      )}
    </>
  );
}

interface DetectionSheetProps {
  readonly state: Exclude<DetectionState, 'idle'>;
  readonly onRetry: () => void;
  readonly onTurnAway: () => void;
  readonly otherWays?: ReactNode;
}

export function DetectionSheet({ state, onRetry, onTurnAway, otherWays }: DetectionSheetProps) {
  const detecting = state === 'detecting';
  // Without the permission a retry is useless: the browser does not ask the customer again.
  const canRetry = state === 'timeout' || state === 'failed';
  return (
    <Sheet
      open
      onOpenChange={onTurnAway}
      title={detecting ? words.detecting : words.detectedFailedTitle}
      footer={
        <div className={styles.buttons}>
          {canRetry && (
            <Button variant="secondary" fullWidth onClick={onRetry}>
              {words.retryDetect}
            </Button>
          )}
          <Button variant={detecting ? 'secondary' : 'primary'} fullWidth onClick={onTurnAway}>
            {words.chooseMyself}
          </Button>
        </div>
      }
    >
      {detecting ? (
        <div role="status" className={styles.waiting}>
          <Spinner size="large" />
          <p>{words.detectingText}</p>
        </div>
      ) : (
        <>
          <p role="alert" className={styles.fault}>
            {faultTexts[state]}
          </p>
          {otherWays}
        </>
      )}
    </Sheet>
  );
}
