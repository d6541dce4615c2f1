import { brandPaths, pathOf } from '#src/config/paths.ts';
import { useLeftMenu } from '#src/features/documents/use-left-menu.ts';
import { useDocumentPort } from '#src/features/documents/document-port.tsx';
import { useHasWallet } from '#src/features/wallet/use-has-wallet.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { infoWords as words } from '../info-words.ts';
import styles from './sitemap-screen.module.css';

interface SitemapLink {
  readonly label: string;
  readonly path: string;
}

const menuLinks: readonly SitemapLink[] = [
  { label: words.sitemap.wholeMenu, path: pathOf('menu') },
  ...Object.entries(words.sitemapCategories).map(([slug, label]) => ({
    label,
    path: `${pathOf('menu')}/${slug}`,
  })),
  { label: words.sitemap.chickenSandwich, path: brandPaths.chickenSandwich },
];

const pageLinks: readonly SitemapLink[] = [
  { label: words.sitemap.home, path: pathOf('home') },
  { label: words.sitemap.offers, path: pathOf('offers') },
  { label: words.sitemap.edv, path: pathOf('edv') },
  { label: words.sitemap.restaurants, path: pathOf('restaurants') },
  { label: words.sitemap.train, path: pathOf('deliverOnTrain') },
  { label: words.sitemap.cart, path: pathOf('cart') },
  { label: words.sitemap.orders, path: pathOf('orderHistory') },
  { label: words.sitemap.track, path: pathOf('track') },
  { label: words.sitemap.favourites, path: pathOf('favourites') },
  { label: words.sitemap.wallet, path: pathOf('wallet') },
  { label: words.sitemap.profile, path: pathOf('profile') },
  { label: words.sitemap.feedback, path: pathOf('feedback') },
  { label: words.sitemap.ourStory, path: pathOf('ourStory') },
  { label: words.sitemap.terms, path: '/info/tnc' },
  { label: words.sitemap.privacy, path: '/info/privacy' },
  { label: words.sitemap.nutrition, path: '/info/nutrition' },
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

/** Every page that can be opened from a link, and the entries of the left menu. */
export function Screen() {
  const { Nodes } = useDocumentPort();
  const { data } = useLeftMenu();
  const hasWallet = useHasWallet();
  const pages = hasWallet ? pageLinks : pageLinks.filter(({ path }) => path !== pathOf('wallet'));
  return (
    <Page>
      <h1>{words.sitemapTitle}</h1>
      <Section title={words.sitemapMenu}>
        <LinkList links={menuLinks} />
      </Section>
      <Section title={words.sitemapPages}>
        <LinkList links={pages} />
      </Section>
      {data && (
        <Section title={words.sitemapMore}>
          <Nodes document={data.document} list={{ className: styles.more }} />
        </Section>
      )}
    </Page>
  );
}
