import { type MouseEvent, useRef } from 'react';
import { constants } from '#src/config/constants.ts';
import { brand } from '#src/config/brand.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { useLeftMenu } from '#src/features/documents/use-left-menu.ts';
import { useDocumentPort } from '#src/features/documents/document-port.tsx';
import { AccountCard } from '#src/features/login/account-card.tsx';
import { LoginLinks } from '#src/features/login/login-links.tsx';
import { leavePort } from '#src/features/navigation/leave-port.ts';
import { pressedAddress } from '#src/features/navigation/pressed-address.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { Drawer } from '#src/ui/drawer/drawer.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import styles from './left-menu.module.css';
import { chromeWords as words } from './chrome-words.ts';
import { leftMenuWords } from './left-menu-words.ts';

interface LeftMenuProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The entries of the server's left menu, with the customer above and the contacts below. */
export function LeftMenu({ open, onOpenChange }: LeftMenuProps) {
  const { Nodes } = useDocumentPort();
  const { data, error, retry } = useLeftMenu();
  const navigate = useAppNavigate();
  // Only when the menu is gone may something else open over the page.
  const afterwards = useRef<(() => void) | null>(null);

  function closeFor(next: () => void) {
    afterwards.current = next;
    onOpenChange(false);
  }

  /** A link from a page with something that is not saved: the page asks first. */
  function press(event: MouseEvent) {
    const address = leavePort.ask ? pressedAddress(event) : null;
    if (address === null) return;
    event.preventDefault();
    closeFor(() => navigate(address));
  }

  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      onClosed={() => {
        afterwards.current?.();
        afterwards.current = null;
      }}
      title={brand.name}
      footer={
        <a className={styles.care} href={`tel:${constants.care.phone.replaceAll(' ', '')}`}>
          <Icon name="phone" size={20} />
          {words.callUs} {constants.care.phone}
        </a>
      }
    >
      <AccountCard onAsk={closeFor} />
      <LoginLinks from="leftMenu" onAsk={closeFor}>
        <nav aria-label={words.menu} onClickCapture={press}>
          {data ? (
            <Nodes document={data.document} initialCount={data.document.nodes.length} />
          ) : error ? (
            <ErrorState title={leftMenuWords.failedTitle} text={genericTexts.text} onRetry={retry} />
          ) : (
            <SkeletonGroup>
              {Array.from({ length: 6 }, (_, index) => (
                <Skeleton key={index} height="40px" />
              ))}
            </SkeletonGroup>
          )}
        </nav>
      </LoginLinks>
    </Drawer>
  );
}
