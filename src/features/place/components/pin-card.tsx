import { type Ref, useLayoutEffect, useRef } from 'react';
import type { Place } from '#schemas/entities/store.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Bone } from '#src/ui/skeleton/bone.tsx';
import { SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import type { Position } from '#src/features/map/map-settings.ts';
import type { PinPlace } from '../pin-place.ts';
import { pinWords as words } from '../pin-words.ts';
import { placeWords } from '../place-words.ts';
import styles from './pin-card.module.css';

interface PinCardProps {
  readonly ref?: Ref<HTMLElement>;
  readonly found: PinPlace;
  readonly position: Position | null;
  /** The address form asked for the position: the card returns it and starts no order. */
  readonly asksForPoint: boolean;
  readonly busy: boolean;
  readonly refusal: string | null;
  /** Link to the lists, for customers who do not find the place on the map; null where lists are not offered. */
  readonly listHref: string | null;
  readonly onDeliver: (place: Place) => void;
  readonly onAddress: (place: Place) => void;
  readonly onLocate: () => void;
  readonly onRetry: () => void;
}

/** The place under the pin and its actions. There is an action for every position of the pin. */
export function PinCard(props: PinCardProps) {
  const { ref, found, position, asksForPoint, busy, refusal, listHref } = props;
  const { onDeliver, onAddress, onLocate, onRetry } = props;
  const { heading, willGo } = useFocusAfter(found.kind === 'idle');
  const list = listHref !== null && (
    <ButtonLink href={listHref} variant="quiet" fullWidth>
      {words.chooseFromList}
    </ButtonLink>
  );

  return (
    <section ref={ref} tabIndex={-1} className={styles.card} aria-label={words.screenTitle}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {words.screenTitle}
      </h1>
      <div aria-live="polite" className={styles.place}>
        {found.kind === 'idle' && <p className={styles.hint}>{words.screenHint}</p>}
        {found.kind === 'looking' && (
          <SkeletonGroup label={words.looking}>
            <div>
              <Bone shape="text" size={16} width="55%" />
              <Bone shape="text" width="80%" />
            </div>
          </SkeletonGroup>
        )}
        {found.kind === 'found' && (
          <p className={styles.found}>
            <Icon name="location" size={22} />
            <span>
              <span className={styles.title}>{found.place.title}</span>
              <span className={styles.subtitle}>{found.place.subtitle}</span>
            </span>
          </p>
        )}
        {found.kind === 'outside' && (
          <Notice tone="warning" title={words.outsideTitle}>
            {words.outsideText}
          </Notice>
        )}
        {found.kind === 'failed' && (
          <Notice
            tone="warning"
            title={words.unknownTitle}
            action={
              <Button variant="quiet" size="small" onClick={onRetry}>
                {words.tryAgain}
              </Button>
            }
          >
            {words.unknownText}
          </Notice>
        )}
        {refusal && <Notice tone="bad">{refusal}</Notice>}
      </div>
      <div className={styles.actions}>
        {found.kind === 'found' && asksForPoint && (
          <Button size="large" fullWidth onClick={() => onAddress(found.place)}>
            {words.usePoint}
          </Button>
        )}
        {found.kind === 'found' && !asksForPoint && (
          <>
            <Button size="large" fullWidth busy={busy} onClick={() => onDeliver(found.place)}>
              {words.deliverHere}
            </Button>
            <Button variant="secondary" fullWidth onClick={() => onAddress(found.place)}>
              {words.addAddress}
            </Button>
          </>
        )}
        {found.kind === 'looking' && (
          // The same buttons as after loading: so the height of the card and the size of the map do not change.
          <>
            <Button size="large" fullWidth busy>
              {asksForPoint ? words.usePoint : words.deliverHere}
            </Button>
            {!asksForPoint && (
              <Button variant="secondary" fullWidth disabled>
                {words.addAddress}
              </Button>
            )}
          </>
        )}
        {found.kind === 'failed' && position && (
          <Button variant="secondary" fullWidth onClick={() => onAddress(unnamedPlace(position))}>
            {asksForPoint ? words.usePoint : words.addAddress}
          </Button>
        )}
        {found.kind === 'idle' && (
          <Button
            size="large"
            fullWidth
            icon={<Icon name="locate" size={20} />}
            onClick={() => {
              willGo();
              onLocate();
            }}
          >
            {placeWords.useCurrent}
          </Button>
        )}
        {(found.kind === 'idle' || found.kind === 'outside' || refusal) && list}
      </div>
    </section>
  );
}

/** The button that asks for the position is removed after the answer. If it had the focus, the heading of the new content gets it. */
function useFocusAfter(isIdle: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    if (isIdle || !isAsked.current) return;
    isAsked.current = false;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isIdle]);
  return {
    heading,
    willGo: () => {
      isAsked.current = true;
    },
  };
}

/** A point of which only the position is known: the customer enters the rest of the address. */
function unnamedPlace({ latitude, longitude }: Position): Place {
  return {
    placeId: `pin:${latitude.toFixed(5)},${longitude.toFixed(5)}`,
    title: '',
    subtitle: '',
    latitude,
    longitude,
    city: '',
    city_region: '',
    area_level0: 'India',
    area_level1: '',
    area_level2: '',
  };
}
