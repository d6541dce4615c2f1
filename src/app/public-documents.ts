import {
  getAlerts,
  getAppConfig,
  getBestsellers,
  getBottomNavigation,
  getBucketLanding,
  getFeedbackTemplate,
  getInfoPage,
  getLanding,
  getLandingV1,
  getLeftMenu,
  getMenu,
  getPwaConfig,
  getSeoTags,
} from '#schemas/compiled/endpoints.ts';

/** What is the same for everyone in a store. The content of widgets is not among it: some of that is one customer's own. */
const calls = [
  getAlerts,
  getAppConfig,
  getBestsellers,
  getBottomNavigation,
  getBucketLanding,
  getFeedbackTemplate,
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

/** Whether a path is that of a document which the service worker may keep for when there is no connection. */
export function isPublicDocument(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
