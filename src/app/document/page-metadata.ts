import type { ScreenDefinition } from '#registry/define-screen.ts';
import type { SeoTagsDocument } from '#schemas/documents/seo-tags.ts';
import { withoutLandingPrefix } from '#schemas/landing-prefix.ts';
import { brand } from '#src/config/brand.ts';
import { appTexts } from '#src/config/texts/app.ts';
import { seoTagsOf } from '#src/features/documents/api/get-seo-tags.ts';

export interface PageMetadataInput {
  readonly tags: Pick<SeoTagsDocument, 'fallback' | 'routes'> | undefined;
  readonly pathname: string;
  readonly screen: ScreenDefinition | undefined;
  readonly origin: string;
}

export interface Metadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** The canonical address of the page, without parameters. */
  readonly canonical: string;
  /** Picture for shared links: id of a banner. */
  readonly picture: string;
}

const defaultPicture = 'banner-hero-pizza';

/** The metadata of a page for search engines and shared links: from the tags file, else from the title of its screen (NAV-55, NAV-56). */
export function pageMetadata({ tags, pathname, screen, origin }: PageMetadataInput): Metadata {
  const path = withoutLandingPrefix(pathname).replace(/(?<=.)\/+$/, '');
  // A page that is not found has not the tags of the paths above it.
  const found = tags && (screen ? seoTagsOf(tags, path) : tags.fallback);
  const named = found && found !== tags.fallback;
  const name = screen?.title ?? appTexts.pageNotFound;
  return {
    title: named ? found.title : `${name} · ${brand.name}`,
    description: found?.description ?? brand.description,
    keywords: found?.keywords ?? brand.cuisines.join(', '),
    canonical: `${origin}${path}`,
    picture: found?.picture ?? defaultPicture,
  };
}
