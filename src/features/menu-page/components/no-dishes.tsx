import { useRef } from 'react';
import { OtherStore } from '#src/features/menu/menu-failed.tsx';
import { vegOnlyWords } from '#src/features/menu/veg-only-words.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { noDishesWords as words } from '../no-dishes-words.ts';

interface NoDishesProps {
  readonly onShowAll: () => void;
}

/** In the place of a menu of which veg only hides every dish (MEN-19). Nothing else empties it: a menu without dishes counts as not loaded. */
export function NoDishes({ onShowAll }: NoDishesProps) {
  const place = useRef<HTMLDivElement>(null);

  function showAll() {
    // The pressed button is removed with its surroundings, so the page gets the focus.
    place.current?.closest('main')?.focus({ preventScroll: true });
    onShowAll();
  }

  return (
    <div ref={place}>
      <EmptyState
        pictureId="scene-no-dishes"
        title={words.title}
        text={words.text}
        action={
          <>
            <Button onClick={showAll}>{vegOnlyWords.showAll}</Button>
            <OtherStore />
          </>
        }
      />
    </div>
  );
}
