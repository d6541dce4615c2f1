import type { ReactNode } from 'react';
import { Picture } from '#src/ui/picture/picture.tsx';
import { fromTablet } from '#src/ui/screen-widths.ts';
import styles from './login-page.module.css';

interface LoginPageProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A step of the login as a page: above the picture's edge on a phone, beside the picture on a wide screen. */
export function LoginPage({ title, text, children }: LoginPageProps) {
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
        <div className={styles.head}>
          <h1>{title}</h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </section>
    </div>
  );
}
