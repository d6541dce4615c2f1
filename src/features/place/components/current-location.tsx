import { type ReactNode, type RefObject, useRef } from 'react';
import type { Place } from '#schemas/entities/store.ts';
import { Button } from '#src/ui/button/button.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Spinner } from '#src/ui/spinner/spinner.tsx';
import { placeWords as words } from '../place-words.ts';
import styles from './current-location.module.css';
import { FaultText } from './fault-text.tsx';
import { canTryAgain, type DetectionState, useDetection } from './use-detection.ts';

interface CurrentLocationProps {
  readonly onFound: (place: Place) => void;
  /** Links to the map and to the lists, for when the device cannot find its position. None of them may need the position. */
  readonly otherWays?: ReactNode;
  /** The search box of the page. */
  readonly searchBox?: RefObject<HTMLInputElement | null>;
}

/** Asks the device for its position. While it waits, and when it fails, a popup offers to choose the place by hand (LOC-25). */
export function CurrentLocation({ onFound, otherWays, searchBox }: CurrentLocationProps) {
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
        <DetectionSheet
          state={state}
          onRetry={detect}
          onTurnAway={turnAway}
          otherWays={otherWays}
          searchBox={searchBox}
        />
      )}
    </>
  );
}

interface DetectionSheetProps {
  readonly state: Exclude<DetectionState, 'idle'>;
  readonly onRetry: () => void;
  readonly onTurnAway: () => void;
  readonly otherWays?: ReactNode;
  readonly searchBox?: RefObject<HTMLInputElement | null> | undefined;
}

/** What happens while the device is asked, and the other ways when it fails. Only ways that work now are offered. */
export function DetectionSheet(props: DetectionSheetProps) {
  const { state, onRetry, onTurnAway, otherWays, searchBox } = props;
  const goesToSearch = useRef(false);
  const detecting = state === 'detecting';
  return (
    <Sheet
      open
      onOpenChange={onTurnAway}
      focusAfter={() => (goesToSearch.current ? (searchBox?.current ?? null) : null)}
      title={detecting ? words.detecting : words.detectedFailedTitle}
      footer={
        <div className={styles.buttons}>
          {canTryAgain(state) && (
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
          {state === 'denied' && (
            <Picture
              id="scene-location-blocked"
              kind="scene"
              alt=""
              sizes="200px"
              className={styles.picture}
            />
          )}
          <FaultText fault={state} />
          {searchBox && (
            <button
              type="button"
              className={classes(styles.ask, styles.search)}
              onClick={() => {
                goesToSearch.current = true;
                onTurnAway();
              }}
            >
              <span className={styles.sign}>
                <Icon name="search" size={22} />
              </span>
              <span className={styles.words}>{words.searchInstead}</span>
              <Icon name="chevron-right" size={18} />
            </button>
          )}
          {otherWays}
        </>
      )}
    </Sheet>
  );
}
