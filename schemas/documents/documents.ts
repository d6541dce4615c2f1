import { alertsDocument } from './alerts.ts';
import { appConfigDocument } from './app-config.ts';
import { feedbackTemplateDocument } from './feedback-template.ts';
import { infoPageDocument } from './info-page.ts';
import { landingDocument } from './landing.ts';
import { bottomNavigationDocument, leftMenuDocument } from './menus.ts';
import { paymentOptionsDocument } from './payment-options.ts';
import { searchWordsDocument } from './search-words.ts';
import { seoTagsDocument } from './seo-tags.ts';

/** Every kind of document that marketing edits. The folder of a kind's files below content/ has its name. */
export const documents = {
  landing: landingDocument,
  'left-menu': leftMenuDocument,
  'bottom-navigation': bottomNavigationDocument,
  'feedback-template': feedbackTemplateDocument,
  'info-page': infoPageDocument,
  'seo-tags': seoTagsDocument,
  'app-config': appConfigDocument,
  alerts: alertsDocument,
  'search-words': searchWordsDocument,
  'payment-options': paymentOptionsDocument,
} as const;

export type DocumentKind = keyof typeof documents;
