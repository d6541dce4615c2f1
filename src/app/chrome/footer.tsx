import { memo } from 'react';
import { brand } from '#src/config/brand.ts';
import { constants } from '#src/config/constants.ts';
import { pathOf } from '#src/config/paths.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { Wordmark } from '#src/ui/wordmark/wordmark.tsx';
import styles from './footer.module.css';
import { chromeWords as words } from './chrome-words.ts';

const links = [
  { label: 'Our story', path: pathOf('ourStory') },
  { label: 'Restaurants', path: pathOf('restaurants') },
  { label: 'Nutrition', path: '/info/nutrition' },
  { label: 'Terms', path: '/info/tnc' },
  { label: 'Privacy', path: '/info/privacy' },
  { label: 'Site map', path: pathOf('sitemap') },
] as const;

/** The footer of the pages: the company, its contacts and its licence. */
export const Footer = memo(function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.column}>
        <div className={styles.brand}>
          <Wordmark name={brand.name} />
          <p className={styles.quiet}>{brand.tagline}</p>
        </div>
        <nav aria-label={brand.name}>
          <ul className={styles.links}>
            {links.map(({ label, path }) => (
              <li key={path}>
                <AppLink to={path} className={styles.link}>
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.facts}>
          <p>
            {words.callUs}{' '}
            <a className={styles.call} href={`tel:${constants.care.phone.replaceAll(' ', '')}`}>
              {constants.care.phone}
            </a>
          </p>
          <p className={styles.quiet}>
            {words.licence} {brand.fssaiLicence}
          </p>
          <p className={styles.quiet}>{words.rights(brand.legalName)}</p>
        </div>
      </div>
    </footer>
  );
});
