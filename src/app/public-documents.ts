import { getAlerts } from '#schemas/compiled/calls/get-alerts.ts';
import { getAllDeals } from '#schemas/compiled/calls/get-all-deals.ts';
import { getAppConfig } from '#schemas/compiled/calls/get-app-config.ts';
import { getBestsellers } from '#schemas/compiled/calls/get-bestsellers.ts';
import { getBottomNavigation } from '#schemas/compiled/calls/get-bottom-navigation.ts';
import { getBucketLanding } from '#schemas/compiled/calls/get-bucket-landing.ts';
import { getDeals } from '#schemas/compiled/calls/get-deals.ts';
import { getFeedbackTemplate } from '#schemas/compiled/calls/get-feedback-template.ts';
import { getOlderFeedbackTemplate } from '#schemas/compiled/calls/get-older-feedback-template.ts';
import { getInfoPage } from '#schemas/compiled/calls/get-info-page.ts';
import { getLanding } from '#schemas/compiled/calls/get-landing.ts';
import { getLandingV1 } from '#schemas/compiled/calls/get-landing-v1.ts';
import { getLeftMenu } from '#schemas/compiled/calls/get-left-menu.ts';
import { getMenu } from '#schemas/compiled/calls/get-menu.ts';
import { getPwaConfig } from '#schemas/compiled/calls/get-pwa-config.ts';
import { getSeoTags } from '#schemas/compiled/calls/get-seo-tags.ts';

/** Calls whose replies are the same for all customers of a store. Content of widgets is not included: some of it is personal. */
const calls = [
  getAlerts,
  getAllDeals,
  getAppConfig,
  getBestsellers,
  getBottomNavigation,
  getBucketLanding,
  getDeals,
  getFeedbackTemplate,
  getOlderFeedbackTemplate,
  getInfoPage,
  getLanding,
  getLandingV1,
  getLeftMenu,
  getMenu,
  getPwaConfig,
  getSeoTags,
];

const patterns = calls.map(({ path }) => {
  const parts = path.split('/').map((part) => (/^[$:]/.test(part) ? '[^/]+' : part.replaceAll('.', '\\.')));
  return new RegExp(`^${parts.join('/')}$`);
});

/** Whether a path belongs to a document that the service worker may cache for offline use. */
export function isPublicDocument(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
