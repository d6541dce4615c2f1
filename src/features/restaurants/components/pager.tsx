import { AppLink } from '#src/features/navigation/app-link.tsx';
import { buttonClass } from '#src/ui/button/button-look.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { storeListWords as words } from '../store-list-words.ts';
import styles from './pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

/** Links to the previous and the next page, so that each page has an address. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  const look = buttonClass({ variant: 'quiet' }, styles.step);
  return (
    <nav aria-label={words.pages} className={styles.pager}>
      {page > 1 ? (
        <AppLink to={hrefOf(page - 1)} className={look}>
          <Icon name="chevron-left" size={18} />
          {words.previousPage}
        </AppLink>
      ) : (
        <span />
      )}
      <span aria-current="page" className={styles.now}>
        {words.page(page, pages)}
      </span>
      {page < pages ? (
        <AppLink to={hrefOf(page + 1)} className={look}>
          {words.nextPage}
          <Icon name="chevron-right" size={18} />
        </AppLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
