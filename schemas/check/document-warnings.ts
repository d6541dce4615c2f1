import type { DocumentKind } from '../documents/documents.ts';
import { warnAlerts } from './warn-alerts.ts';
import { warnCartPrice } from './warn-cart-price.ts';
import type { WarnContext } from './warn-context.ts';
import { warnForm } from './warn-form.ts';
import { warnBar, warnJump } from './warn-jump.ts';
import { warnMix } from './warn-mix.ts';
import { warnOrderLimits } from './warn-order-limits.ts';
import { warnOwnExperiments } from './warn-own-experiments.ts';
import { warnPageTitle } from './warn-page-title.ts';
import { warnSeoRoutes } from './warn-seo-routes.ts';

type DocumentWarning = (body: Readonly<Record<string, unknown>>, context: WarnContext) => void;

function warnInfoPage(body: Readonly<Record<string, unknown>>, context: WarnContext) {
  warnJump(body, context);
  warnPageTitle(body, context);
}

function warnAppConfig(body: Readonly<Record<string, unknown>>, context: WarnContext) {
  warnCartPrice(body, context);
  warnMix(body, context);
  warnOrderLimits(body, context);
  warnOwnExperiments(body, context);
}

/** Warnings for single kinds of documents. */
export const documentWarnings: Readonly<Partial<Record<DocumentKind, DocumentWarning>>> = {
  landing: warnJump,
  alerts: warnAlerts,
  'bottom-navigation': warnBar,
  'info-page': warnInfoPage,
  'app-config': warnAppConfig,
  'seo-tags': warnSeoRoutes,
  'feedback-template': warnForm,
};
