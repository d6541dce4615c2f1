import { memo } from 'react';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { brand } from '#src/config/brand.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import { TopBar, TopBarTitle } from '#src/ui/top-bar/top-bar.tsx';
import { Wordmark } from '#src/ui/wordmark/wordmark.tsx';
import { leave } from '../go-back.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { PlaceLine } from './place-line.tsx';
import styles from './top-bars.module.css';
import { chromeWords as words } from './chrome-words.ts';

interface FullTopBarProps {
  readonly navigation: PreparedDocument | null;
  readonly onMenu: () => void;
  /** Called when the menu may be opened soon, so that it can be loaded. */
  readonly onMenuNear: () => void;
}

/** Menu, place and search on a phone; on a wide screen also the brand and the links to the pages. */
export const FullTopBar = memo(function FullTopBar({ navigation, onMenu, onMenuNear }: FullTopBarProps) {
  const leading = (
    <>
      <IconButton
        icon="menu"
        label={words.openMenu}
        aria-haspopup="dialog"
        onClick={onMenu}
        onPointerEnter={onMenuNear}
        onFocus={onMenuNear}
      />
      <AppLink to={pathOf('home')} className={styles.brand}>
        <Wordmark name={brand.name} />
      </AppLink>
    </>
  );
  const search = (
    <AppLink
      to={withQuery(pathOf('menu'), { search: '' })}
      className={styles.search}
      aria-label={words.search}
    >
      <Icon name="search" size={24} />
    </AppLink>
  );
  return (
    <TopBar
      leading={leading}
      nav={navigation && <NavigationBar document={navigation} at="top" />}
      trailing={search}
    >
      <PlaceLine />
    </TopBar>
  );
});

/** The top bar of a step of an order: a back button and the title. */
export const BareTopBar = memo(function BareTopBar({ title }: { title: string }) {
  const navigate = useAppNavigate();
  return (
    <TopBar leading={<IconButton icon="chevron-left" label={words.back} onClick={() => leave(navigate)} />}>
      <TopBarTitle>{title}</TopBarTitle>
    </TopBar>
  );
});
