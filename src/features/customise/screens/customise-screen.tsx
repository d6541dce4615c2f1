import { useSearchParams } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { Page } from '#src/ui/page/page.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { Customise } from '../components/customise.tsx';
import { customiseWords as words } from '../customise-words.ts';
import { useLeave } from '../use-leave.ts';
import styles from './customise-screen.module.css';

/** The choices of a product on a page (NAV-11). `line` in the address names the cart line that is edited. */
export function Screen() {
  const [query] = useSearchParams();
  const leave = useLeave({ instead: pathOf('menu') });
  const target = { productId: query.get('productId') ?? '', line: query.get('line') ?? undefined };
  return (
    <div className={styles.screen}>
      <Page>
        <VisuallyHidden>
          <h1>{words.title}</h1>
        </VisuallyHidden>
        <Customise target={target} leave={leave} bar="floating" />
      </Page>
    </div>
  );
}
