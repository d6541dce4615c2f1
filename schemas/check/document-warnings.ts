import { type DocumentKind, documents } from '../documents/documents.ts';
import { warnAlerts } from './warn-alerts.ts';
import { warnCartLimits } from './warn-cart-price.ts';
import type { WarnContext } from './warn-context.ts';
import { warnCoupons } from './warn-coupons.ts';
import { warnForm } from './warn-form.ts';
import { warnBar, warnJump } from './warn-jump.ts';
import { warnLoyalty } from './warn-loyalty.ts';
import { warnMix } from './warn-mix.ts';
import { warnOrderLimits } from './warn-order-limits.ts';
import { warnOwnExperiments } from './warn-own-experiments.ts';
import { warnPageTitle } from './warn-page-title.ts';
import { warnPaymentOptions } from './warn-payment-options.ts';
import { warnSeoRoutes } from './warn-seo-routes.ts';
import { warnTax } from './warn-tax.ts';

type DocumentWarning = (body: Readonly<Record<string, unknown>>, context: WarnContext) => void;

function warnInfoPage(body: Readonly<Record<string, unknown>>, context: WarnContext) {
  warnJump(body, context);
  warnPageTitle(body, context);
}

function warnAppConfig(body: Readonly<Record<string, unknown>>, context: WarnContext) {
  warnCartLimits(body, context);
  warnMix(body, context);
  warnOrderLimits(body, context);
  warnTax(body, context);
  warnLoyalty(body, context);
  warnOwnExperiments(body, context);
}

/** Warnings for single kinds of documents. */
const ofKinds: Readonly<Partial<Record<DocumentKind, DocumentWarning>>> = {
  landing: warnJump,
  alerts: warnAlerts,
  'bottom-navigation': warnBar,
  'info-page': warnInfoPage,
  'app-config': warnAppConfig,
  'seo-tags': warnSeoRoutes,
  'feedback-template': warnForm,
  'payment-options': warnPaymentOptions,
};

/** What is warned of in documents of a kind as a whole. */
export const documentWarnings: Readonly<Partial<Record<DocumentKind, DocumentWarning>>> = Object.fromEntries(
  (Object.keys(documents) as DocumentKind[]).map((kind): [DocumentKind, DocumentWarning] => [
    kind,
    (body, context) => {
      ofKinds[kind]?.(body, context);
      warnCoupons(body, context);
    },
  ]),
);
