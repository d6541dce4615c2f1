import { OtherStore } from '#src/features/menu/menu-failed.tsx';
import { menuWords as words } from '#src/features/menu/menu-words.ts';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';

/** In the place of the menu of a restaurant that sells nothing now. */
export function NoDishes() {
  return (
    <EmptyState
      pictureId="scene-no-dishes"
      title={words.emptyTitle}
      text={words.emptyText}
      action={<OtherStore />}
    />
  );
}
