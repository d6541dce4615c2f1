import { categorySlugs } from '#schemas/actions.ts';
import { brandPaths, pathOf } from '#src/config/paths.ts';
import { useLeftMenu } from '#src/features/documents/api/get-left-menu.ts';
import { useDocumentPort } from '#src/features/documents/document-port.tsx';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { infoWords as words } from '../words.ts';
import styles from './sitemap-screen.module.css';

interface SitemapLink {
  readonly label: string;
  readonly path: string;
}

/** 'rice-bowls-wraps' → 'Rice bowls wraps' */
function wordsOf(slug: string): string {
  const spaced = slug.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const friendlySlugs = [
  'recommended',
  'chicken',
  'rice-bowls-wraps',
  'vegetarian',
  'bestsellers',
  'daily-essentials',
];

const menuLinks: readonly SitemapLink[] = [
  { label: 'The whole menu', path: pathOf('menu') },
  { label: 'Chicken sandwich', path: brandPaths.chickenSandwich },
  ...[...friendlySlugs, ...Object.values(categorySlugs)].map((slug) => ({
    label: wordsOf(slug),
    path: `${pathOf('menu')}/${slug}`,
  })),
];

const pageLinks: readonly SitemapLink[] = [
  { label: 'Home', path: pathOf('home') },
  { label: 'Offers', path: pathOf('offers') },
  { label: 'Every-day value', path: pathOf('edv') },
  { label: 'Restaurants', path: pathOf('restaurants') },
  { label: 'Train delivery', path: pathOf('deliverOnTrain') },
  { label: 'Your cart', path: pathOf('cart') },
  { label: 'Your orders', path: pathOf('orderHistory') },
  { label: 'Track an order', path: pathOf('track') },
  { label: 'Wallet', path: pathOf('wallet') },
  { label: 'Profile', path: pathOf('profile') },
  { label: 'Feedback', path: pathOf('feedback') },
  { label: 'Our story', path: pathOf('ourStory') },
  { label: 'Terms and conditions', path: '/info/tnc' },
  { label: 'Privacy', path: '/info/privacy' },
  { label: 'Nutrition', path: '/info/nutrition' },
];

function LinkList({ links }: { links: readonly SitemapLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <AppLink to={path} className={styles.link}>
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** Every page that can be opened from a link, and what the left menu holds. */
export function Screen() {
  const { Nodes } = useDocumentPort();
  const { data } = useLeftMenu();
  return (
    <Page>
      <h1>{words.sitemapTitle}</h1>
      <Section title={words.sitemapMenu}>
        <LinkList links={menuLinks} />
      </Section>
      <Section title={words.sitemapPages}>
        <LinkList links={pageLinks} />
      </Section>
      {data && (
        <Section title={words.sitemapMore}>
          <Nodes document={data.document} initialCount={40} />
        </Section>
      )}
    </Page>
  );
}
