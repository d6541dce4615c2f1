import { useRef } from 'react';
import type { Place } from '#schemas/entities/store.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { PinMapPlace } from '#src/features/map/components/map-place.tsx';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { classes } from '#src/ui/classes.ts';
import { ListLink } from '#src/ui/list-link/list-link.tsx';
import { choosePlace } from '../choose-place.ts';
import { DetectionSheet } from '../components/current-location.tsx';
import { MapSkeleton } from '../components/map-skeleton.tsx';
import { PinCard } from '../components/pin-card.tsx';
import { PlaceSearch } from '../components/place-search.tsx';
import { useDetection } from '../components/use-detection.ts';
import { pinWords as words } from '../pin-words.ts';
import { placeLocated, selectPlace } from '../place-slice.ts';
import { useChoosing } from '../use-choosing.ts';
import { useGoOn, useReturnPath } from '../use-go-on.ts';
import { useManualSelector } from '../use-manual-selector.ts';
import { usePinPlace } from '../use-pin-place.ts';
import { usePlacesReady } from '../use-places-ready.ts';
import styles from './map-screen.module.css';

/** EXP-16: in 'B' the map fills the screen, and search and card float over it. The map gets this as a prop, because the pin is in its middle. */
function useMapStyle() {
  const fills = useAppSelector(selectVariants)['map_page_ab'] === 'B';
  return { fills, look: classes(styles.screen, fills && styles.filled) };
}

/** A place chosen with a pin on a map (LOC-09, NAV-17): to deliver there at once, or as the position of an address. */
export function Screen() {
  const ready = usePlacesReady();
  const { look } = useMapStyle();
  if (ready) return <MapAndCard />;
  return <MapSkeleton look={look} />;
}

function keyOf({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude},${longitude}`;
}

function MapAndCard() {
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  const goOn = useGoOn();
  const returnPath = useReturnPath();
  const { fills, look } = useMapStyle();
  const pin = usePinPlace(useAppSelector(selectPlace));
  const detection = useDetection(pin.goTo);
  const { choose, busyKey, refusal } = useChoosing(goOn);
  const card = useRef<HTMLElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);

  // The order is delivered to the point, whatever the order type was before.
  const deliveryType = 'D';
  const listHref = useManualSelector({ deliveryType, redirectUrl: returnPath });
  const toList = listHref === null ? undefined : { href: listHref, label: words.chooseFromList };
  // When the address form asked for a position, it gets it. Customers from other pages are offered the form.
  const asksForPoint = returnPath?.startsWith(pathOf('newAddress')) ?? false;
  const pinKey = pin.position && keyOf(pin.position);

  function toAddress(place: Place) {
    dispatch(placeLocated(place));
    if (asksForPoint && returnPath) navigate(returnPath, { replace: true });
    else navigate(withQuery(pathOf('newAddress'), { redirectUrl: returnPath }));
  }

  function deliver(place: Place) {
    const { latitude, longitude, title } = place;
    const choice = { latitude, longitude, title, place };
    choose(keyOf(place), choosePlace(choice, { orderType: deliveryType, from: 'selector' }));
  }

  return (
    <div className={look}>
      <div className={styles.search}>
        <PlaceSearch floating leadsTo={card} boxRef={searchBox} wayOn={toList} onChoose={pin.goTo} />
      </div>
      <div className={styles.map}>
        <PinMapPlace centre={pin.position} onMove={pin.moveTo} onLocate={detection.detect} bleeds={fills} />
      </div>
      <div className={styles.card}>
        <PinCard
          ref={card}
          found={pin.found}
          position={pin.position}
          asksForPoint={asksForPoint}
          busy={busyKey !== null}
          refusal={refusal?.key === pinKey ? refusal.text : null}
          listHref={listHref}
          onDeliver={deliver}
          onAddress={toAddress}
          onLocate={detection.detect}
          onRetry={pin.retry}
        />
      </div>
      {detection.state !== 'idle' && (
        <DetectionSheet
          state={detection.state}
          onRetry={detection.detect}
          onTurnAway={detection.turnAway}
          searchBox={searchBox}
          otherWays={
            listHref !== null && <ListLink href={listHref} icon="sitemap" label={words.chooseFromList} />
          }
        />
      )}
    </div>
  );
}
