import { constants } from '#src/config/constants.ts';
import { brand } from '#src/config/brand.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { useLeftMenu } from '#src/features/documents/use-left-menu.ts';
import { useDocumentPort } from '#src/features/documents/document-port.tsx';
import { selectFirstName, selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
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

function Greeting() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const firstName = useAppSelector(selectFirstName);
  return isLoggedIn && firstName ? <p className={styles.hello}>{leftMenuWords.greeting(firstName)}</p> : null;
}

/** The entries of the server's left menu, with the customer's name above and the contacts below. */
export function LeftMenu({ open, onOpenChange }: LeftMenuProps) {
  const { Nodes } = useDocumentPort();
  const { data, error, retry } = useLeftMenu();
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={brand.name}
      footer={
        <a className={styles.care} href={`tel:${constants.care.phone.replaceAll(' ', '')}`}>
          <Icon name="phone" size={20} />
          {words.callUs} {constants.care.phone}
        </a>
      }
    >
      <Greeting />
      <nav aria-label={words.menu}>
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
    </Drawer>
  );
}
