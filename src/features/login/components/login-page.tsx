import type { ReactNode } from 'react';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { classes } from '#src/ui/classes.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import { fromTablet } from '#src/ui/screen-widths.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { loginWords as words } from '../login-words.ts';
import { useCustomer } from '../use-customer.ts';
import styles from './login-page.module.css';
import { PartnerLogin } from './partner-login.tsx';

interface LoginPageProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/**
 * A step of the login as a page: above the picture's edge on a phone, beside the picture on a wide screen. In the app of a partner no guest has a form,
 * whatever the step is: the app logs them in (MIN-10). The server's page is the same for everybody, and holds the step back there by a style alone until
 * the app has started.
 */
export function LoginPage(step: LoginPageProps) {
  const partner = useAppSelector(selectPartner);
  const customer = useCustomer();
  const started = useAppSelector(selectStarted);
  const app = partner && words.partnerNames[partner];
  const { title, text, children } =
    partner && app && customer === 'guest'
      ? {
          title: words.partnerTitle(app),
          text: words.partnerText(app),
          children: <PartnerLogin partner={partner} />,
        }
      : step;
  return (
    <div className={styles.page}>
      <Picture
        id="banner-hero-pizza"
        kind="banner"
        alt=""
        priority
        sizes={`${fromTablet} 900px, 125vw`}
        className={styles.picture}
      />
      <section className={styles.card}>
        {!started && (
          <div className={styles.inApp}>
            <Skeleton width="60%" height="32px" />
            <Skeleton height="56px" />
            <Skeleton height="48px" />
          </div>
        )}
        <div className={classes(styles.step, !started && styles.web)}>
          <div className={styles.head}>
            <h1>{title}</h1>
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </div>
          {children}
        </div>
      </section>
    </div>
  );
}
