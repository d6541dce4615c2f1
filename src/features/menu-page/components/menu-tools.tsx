import { useRef } from 'react';
import { LateVegOnlyNote } from '#src/features/menu/late-veg-only-note.tsx';
import { vegOnlyWords as words } from '#src/features/menu/veg-only-words.ts';
import { Switch } from '#src/ui/switch/switch.tsx';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import { MenuSearch } from './menu-search.tsx';
import styles from './menu-tools.module.css';

interface MenuToolsProps {
  readonly search: { text: string; setText: (text: string) => void; leave: () => void; wanted: boolean };
  readonly veg: { vegOnly: boolean; offered: boolean; choose: (on: boolean) => void };
}

/** Search, and the veg-only switch beside it, which stay in reach while the page scrolls. While the switch is on, the menu says so. */
export function MenuTools({ search, veg }: MenuToolsProps) {
  const toggle = useRef<HTMLInputElement>(null);

  const label = (
    <>
      <VegMark kind="veg" decorative /> {words.vegOnly}
    </>
  );
  return (
    <>
      <div className={styles.row}>
        <MenuSearch
          text={search.text}
          onChange={search.setText}
          onLeave={search.leave}
          wanted={search.wanted}
        />
        {veg.offered && (
          <Switch
            ref={toggle}
            tone="veg"
            label={<span className={styles.label}>{label}</span>}
            className={styles.veg}
            checked={veg.vegOnly}
            onChoose={veg.choose}
          />
        )}
      </div>
      <div role="status" className={styles.said}>
        {veg.vegOnly && <LateVegOnlyNote on="menu" onShowAll={() => toggle.current?.focus()} />}
      </div>
    </>
  );
}
