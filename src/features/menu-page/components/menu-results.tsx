import { useLayoutEffect, useMemo, useRef } from 'react';
import { pathOf, withQuery } from '#src/config/paths.ts';
import type { MenuFound } from '#src/features/menu/search-menu.ts';
import { menuWords as words } from '#src/features/menu/menu-words.ts';
import { vegOnlyWords } from '#src/features/menu/veg-only-words.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { Button } from '#src/ui/button/button.tsx';
import { classes } from '#src/ui/classes.ts';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { blocksOf } from '../menu-blocks.ts';
import { restOf } from '../section-place.ts';
import { DidYouMean } from './did-you-mean.tsx';
import { MenuBlock } from './menu-block.tsx';
import sizes from './card-size.module.css';
import styles from './menu-section.module.css';
import { resultsWords } from '../results-words.ts';

interface MenuResultsProps {
  readonly found: MenuFound;
  readonly heading: string | undefined;
  readonly text: string;
  readonly vegOnly: boolean;
  readonly onShowAll: () => void;
  /** Another text is to be searched for. */
  readonly onSearch: (text: string) => void;
}

/** The results of a search, best matches first; when nothing is called what was typed, also the nearest words. */
export function MenuResults(props: MenuResultsProps) {
  const { found, text, vegOnly, onShowAll, onSearch } = props;
  const { cards, near } = found;
  const blocks = useMemo(() => blocksOf(cards, cards.length), [cards]);
  const section = useRef<HTMLElement>(null);
  const isGuess = near.length > 0;
  const heading = isGuess ? resultsWords.resembling(cards.length) : (props.heading ?? '');

  // The field is in reach wherever the menu is scrolled to; results are read from their top.
  useLayoutEffect(() => {
    const top = section.current ? restOf(section.current) : Infinity;
    if (window.scrollY > top) window.scrollTo({ top: Math.max(0, top), behavior: 'instant' });
  }, [text]);

  function searchFor(nearer: string) {
    onSearch(nearer);
    // The pressed word is removed. The field does not take the focus: on a phone the keyboard would cover the results.
    section.current?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words.search}
      className={classes(sizes.list, styles.section)}
    >
      {isGuess && <DidYouMean text={text} near={near} onSearch={searchFor} />}
      {vegOnly && isGuess && cards.length === 0 && <ShowAll onPress={onShowAll} />}
      {cards.length === 0 && !isGuess && (
        <EmptyState
          pictureId="scene-no-dishes"
          title={heading}
          text={vegOnly ? resultsWords.noVegResultText : resultsWords.noResultText}
          action={vegOnly ? <ShowAll onPress={onShowAll} /> : <WaysOn onShowMenu={() => searchFor('')} />}
        />
      )}
      {cards.length > 0 && (
        <>
          <h2 className={styles.name}>{heading}</h2>
          {blocks.map((block, index) => (
            <MenuBlock
              key={block.start}
              label={heading}
              cards={block.cards}
              count={block.count}
              first={index === 0}
              priority={false}
            />
          ))}
        </>
      )}
    </section>
  );
}

interface WaysOnProps {
  readonly onShowMenu: () => void;
}

/** The whole menu; or the field, emptied and with the focus, as the address of an empty search has it. */
function WaysOn({ onShowMenu }: WaysOnProps) {
  const navigate = useAppNavigate();
  const path = withQuery(pathOf('menu'), { search: '' });
  return (
    <>
      <Button onClick={onShowMenu}>{resultsWords.showMenu}</Button>
      <Button variant="quiet" onClick={() => navigate(path, { replace: true, keepScroll: true })}>
        {resultsWords.searchAnew}
      </Button>
    </>
  );
}

function ShowAll({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="secondary" onClick={onPress}>
      {vegOnlyWords.showAll}
    </Button>
  );
}
