import { useId, useRef, useState } from 'react';
import type { Menu } from '#schemas/entities/menu.ts';
import { mixRuleOf } from '#schemas/rules/mix-price.ts';
import { pathOf } from '#src/config/paths.ts';
import { storesTexts } from '#src/config/texts/stores.ts';
import { CartBar } from '#src/features/cart/cart-bar.tsx';
import { unitsOf } from '#src/features/cart/cart-lines.ts';
import { roomFor, selectLines, selectMaxItems, selectMixUnits } from '#src/features/cart/cart-slice.ts';
import { selectStoreIsOffline } from '#src/features/order-type/location-slice.ts';
import { chooseVegOnly } from '#src/features/menu/menu-slice.ts';
import { vegOnlyWords } from '#src/features/menu/veg-only-words.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { classes } from '#src/ui/classes.ts';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { FloatingBar } from '#src/ui/floating-bar/floating-bar.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { additionsOf, edvCards, fitMix, totalOf, unitsIn } from '../edv-mix.ts';
import { edvWords as words } from '../edv-words.ts';
import { mixOrdered } from '../mix-ordered.ts';
import { useEdvMix } from '../use-edv-mix.ts';
import { EdvCard } from './edv-card.tsx';
import styles from './edv-mixer.module.css';

/** The items to mix, the progress towards the minimum, and the button that adds the whole mix. */
export function EdvMixer({ menu, vegOnly }: { menu: Menu; vegOnly: boolean }) {
  const dispatch = useAppDispatch();
  const lines = useAppSelector(selectLines);
  const maxItems = useAppSelector(selectMaxItems);
  const { mix, count, clear } = useEdvMix();
  const isOffline = useAppSelector(selectStoreIsOffline);
  const list = useRef<HTMLUListElement>(null);
  const [barWasPressed, setBarWasPressed] = useState(false);
  const progressId = useId();
  const offlineId = useId();

  const cards = edvCards(menu, vegOnly);
  const picked = fitMix(cards, mix, {
    room: maxItems - unitsOf(lines),
    roomOf: (card) => roomFor(lines, card, maxItems),
  });
  const units = unitsIn(picked);
  // Without a saving nothing is asked for: two would cost what they cost one by one.
  const rule = mixRuleOf(menu);
  const inCart = useAppSelector(selectMixUnits);
  const missing = Math.max(0, (rule?.minimum ?? 1) - inCart - units);
  const { mixed, single } = totalOf(picked);
  const room = maxItems - unitsOf(lines) - units;

  if (cards.length === 0 && (!vegOnly || edvCards(menu, false).length === 0)) {
    return (
      <EmptyState
        pictureId="scene-empty"
        title={words.emptyTitle}
        text={words.emptyText}
        action={<ButtonLink href={pathOf('menu')}>{words.goToMenu}</ButtonLink>}
      />
    );
  }

  function pick(productId: string, own: number) {
    setBarWasPressed(false);
    count(productId, own);
  }

  function clearMix() {
    clear();
    setBarWasPressed(true);
    // The bar with the pressed button is removed, so the focus moves to the list.
    list.current?.focus({ preventScroll: true });
  }

  function showAll() {
    dispatch(chooseVegOnly(false));
    // The pressed button is removed together with its line, so the focus moves to the list.
    list.current?.focus({ preventScroll: true });
  }

  function add() {
    dispatch(mixOrdered({ additions: additionsOf(picked) }));
    clearMix();
  }

  return (
    <>
      {isOffline && (
        <Notice tone="warning">
          <span id={offlineId}>{storesTexts.storeOffline}</span>
        </Notice>
      )}
      {vegOnly && (
        <p className={styles.vegOnly}>
          <span>{words.vegOnly}</span>{' '}
          <button type="button" className={styles.showAll} onClick={showAll}>
            {vegOnlyWords.showAll}
          </button>
        </p>
      )}
      <ul
        ref={list}
        aria-label={words.title}
        tabIndex={-1}
        className={classes(styles.list, barWasPressed && styles.resting)}
      >
        {cards.map((card) => {
          const own = picked.find((each) => each.card === card)?.count ?? 0;
          return (
            <EdvCard
              key={card.productId}
              card={card}
              count={own}
              max={isOffline ? own : own + Math.min(room, roomFor(lines, card, maxItems) - own)}
              onCount={(next) => pick(card.productId, next)}
            />
          );
        })}
      </ul>
      {units > 0 ? (
        <FloatingBar label={words.mix} above="bottom-bar">
          <div className={styles.progress}>
            <p id={progressId} aria-live="polite" className={styles.count}>
              {rule && missing > 0
                ? words.progress(units + inCart, rule.minimum)
                : words.ready(units, single > mixed ? formatPaise(single - mixed) : undefined)}
            </p>
            {rule && missing > 0 ? (
              <p className={styles.quiet}>{words.missing(missing, formatPaise(rule.saving))}</p>
            ) : (
              <button type="button" className={styles.clear} onClick={clearMix}>
                {words.clear}
              </button>
            )}
          </div>
          <Button
            size="large"
            disabled={missing > 0 || isOffline}
            aria-describedby={isOffline ? offlineId : progressId}
            onClick={add}
          >
            {words.add(units)} · {formatPaise(missing > 0 ? single : mixed)}
          </Button>
        </FloatingBar>
      ) : (
        <CartBar />
      )}
    </>
  );
}
