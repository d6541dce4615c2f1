import { useEffect, useState } from 'react';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { sayNotLoaded } from '#src/features/navigation/say-not-loaded.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { latePart } from '#registry/engine/late/late-part.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { whenIdle } from '#registry/engine/late/when-idle.ts';
import { groupJumpWords as words } from '../group-jump-words.ts';
import styles from './group-jump.module.css';

const groupSheet = latePart(async () => (await import('./group-sheet.tsx')).GroupSheet);

interface GroupJumpProps {
  readonly groups: readonly MenuGroup[];
  readonly onOpen: (path: string) => void;
}

/** A button that floats over the menu and opens its list of categories. A wide screen has the list beside the dishes. */
export function GroupJump({ groups, onOpen }: GroupJumpProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => void groupSheet.prepare()), []);

  function press() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <div className={styles.place}>
        <button
          type="button"
          className={styles.jump}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={press}
        >
          <Icon name="menu" size={18} />
          {words.jump} <VisuallyHidden>{words.toCategories}</VisuallyHidden>
        </button>
      </div>
      {wanted && (
        <groupSheet.Part
          open={open}
          groups={groups}
          onOpenChange={setOpen}
          onOpen={onOpen}
          onNotLoaded={(error) => {
            sayNotLoaded(error);
            setWanted(false);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
