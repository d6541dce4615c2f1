import type { DocumentKind } from '#schemas/documents/documents.ts';
import { warnAlerts } from './warn-alerts.ts';
import { warnCartPrice } from './warn-cart-price.ts';
import type { WarnContext } from './warn-context.ts';
import { warnSeoRoutes } from './warn-seo-routes.ts';
import { warnUnchosenForm } from './warn-unchosen-form.ts';

type DocumentWarning = (body: Readonly<Record<string, unknown>>, context: WarnContext) => void;

/** Warnings for single kinds of documents. */
export const documentWarnings: Readonly<Partial<Record<DocumentKind, DocumentWarning>>> = {
  alerts: warnAlerts,
  'app-config': warnCartPrice,
  'seo-tags': warnSeoRoutes,
  'feedback-template': warnUnchosenForm,
};
