import type { GatewayKind } from '#schemas/payment-actions.ts';
import { describedScenario, type ScenarioName, scenarioNames } from '#server/sandbox/gateways/scenarios.ts';
import { paytmCodes } from '#server/sandbox/gateways/what-to-enter.ts';

/** A way to pay for each gateway, as the shop offers it. */
export interface Way {
  readonly gateway: GatewayKind;
  readonly pay: string;
  readonly bankCode?: string;
  /** Where the customer says how it goes: on the gateway's page, in a UPI app, or by the code that links a wallet. */
  readonly at: 'page' | 'app' | 'wallet';
}

export const ways: readonly Way[] = [
  { gateway: 'PAYU', pay: 'credit-card', at: 'page' },
  { gateway: 'BILLDESK', pay: 'net-banking', bankCode: 'HDFC', at: 'page' },
  { gateway: 'GLOBALPAY', pay: 'wallet', at: 'page' },
  { gateway: 'SSLCOMMERZ', pay: 'mobile-banking', bankCode: 'bkash', at: 'page' },
  { gateway: 'PAYTM_PG', pay: 'upi', at: 'app' },
  { gateway: 'PAYTM_WALLET', pay: 'paytm', at: 'wallet' },
];

export const variants = {
  normal: 'as it should be',
  'double tap': 'every button is tapped twice at once',
  reload: 'every page is loaded again',
  back: 'Back from the gateway, ordered again, paid there',
  'two tabs': 'the same, and the first page is paid too',
  'other browser': 'comes back in another browser, without the session',
} as const;
export type Variant = keyof typeof variants;
export const variantNames = Object.keys(variants) as readonly Variant[];

/** One of the ways in which a customer pays. */
export interface Cell {
  readonly way: Way;
  readonly scenario: ScenarioName;
  readonly variant: Variant;
}

/** A UPI app and a linked wallet are asked once: only a page takes another card after a declined one. */
function scenariosOf({ at }: Way): readonly ScenarioName[] {
  return scenarioNames.filter((name) => at === 'page' || describedScenario(name).returns !== 'later');
}

export const cells: readonly Cell[] = variantNames.flatMap((variant) =>
  ways.flatMap((way) => scenariosOf(way).map((scenario) => ({ way, scenario, variant }))),
);

/** Each gateway in each scenario once, the variants in turn: those of `npm test`. */
export const crossSection: readonly Cell[] = ways.flatMap((way, row) =>
  scenariosOf(way).map((scenario, column) => ({
    way,
    scenario,
    variant: variantNames[(row + column) % variantNames.length] ?? 'normal',
  })),
);

/** The code that links a wallet whose payments go so; the nearest where there is no page on which such a thing could happen. */
export function walletCode(scenario: ScenarioName): string {
  const nearest: ScenarioName = scenario === 'tampered-hash' ? 'decline' : scenario;
  const [code] = Object.entries(paytmCodes).find(([, known]) => known === nearest) ?? ['489871'];
  return code;
}

/** What there is in the end, whatever the customer did on the way. */
export type End = 'order' | 'nothing' | 'refund' | 'order or refund';

export const ends: Readonly<Record<ScenarioName, End>> = {
  success: 'order',
  cancel: 'nothing',
  decline: 'nothing',
  // The second card is taken.
  'decline-and-stay': 'order',
  'pending-then-success': 'order',
  'pending-for-ever': 'nothing',
  'never-returns': 'order',
  'called-twice': 'order',
  'tampered-hash': 'nothing',
  // Who is told that it failed may order anew: the money that comes then goes back.
  'late-success': 'order or refund',
  'error-500': 'order',
  'time-out': 'order',
};
