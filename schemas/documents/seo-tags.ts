import { z } from 'zod';
import { documentHead } from './landing.ts';
import { bannerPicture } from '../named.ts';

export const seoTags = z.object({
  title: z.string().min(1).max(70).describe('Title of the page, 70 characters at the most.'),
  description: z.string().min(1).max(170).describe('One or two sentences for search results.'),
  keywords: z.string().max(300).describe('Separated by commas.'),
  picture: bannerPicture.optional().describe('Id of a banner picture for shared links.'),
});

/** Title, description and keywords per path (NAV-55, NAV-56). */
export const seoTagsDocument = z
  .object({
    ...documentHead,
    document: z.literal('seo-tags'),
    fallback: seoTags.describe('For every path that is not listed.'),
    routes: z.record(z.string().startsWith('/'), seoTags).describe('By path.'),
  })
  .describe('SEO metadata.');
export type SeoTags = z.output<typeof seoTags>;
export type SeoTagsDocument = z.output<typeof seoTagsDocument>;
