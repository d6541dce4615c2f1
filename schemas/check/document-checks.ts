import type { DocumentKind } from '../documents/documents.ts';
import { checkAlerts } from './check-alerts.ts';
import { checkAppConfig } from './check-app-config.ts';
import type { CheckContext } from './check-context.ts';
import { checkForm } from './check-form.ts';
import { checkPaymentOptions } from './check-payment-options.ts';
import { checkSearchWords } from './check-search-words.ts';
import { checkSlots } from './check-slots.ts';

type DocumentCheck = (body: Readonly<Record<string, unknown>>, context: CheckContext) => void;

/** Checks of single kinds of documents, in addition to their schemas. */
export const documentChecks: Readonly<Partial<Record<DocumentKind, DocumentCheck>>> = {
  landing: checkSlots,
  alerts: checkAlerts,
  'feedback-template': checkForm,
  'app-config': checkAppConfig,
  'search-words': checkSearchWords,
  'payment-options': checkPaymentOptions,
};
