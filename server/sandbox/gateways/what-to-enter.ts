import { type ScenarioName, scenarioOf } from './scenarios.ts';

/** Card numbers that say how a payment goes. With any other one a person says it on the gateway's page. */
export const sandboxCards = {
  '4000000000000010': 'success',
  '4000000000000028': 'decline',
  '4000000000000036': 'pending-then-success',
  '4000000000000044': 'pending-for-ever',
  '4000000000000051': 'never-returns',
  '4000000000000069': 'called-twice',
  '4000000000000077': 'tampered-hash',
  '4000000000000085': 'late-success',
  '4000000000000093': 'error-500',
  '4000000000000101': 'time-out',
  '4000000000000119': 'decline-and-stay',
} as const satisfies Record<string, ScenarioName>;

export function scenarioOfCard(number: string): ScenarioName | undefined {
  const digits = number.replace(/\D/g, '');
  return Object.hasOwn(sandboxCards, digits) ? sandboxCards[digits as keyof typeof sandboxCards] : undefined;
}

/** UPI addresses that say how a request goes. One with the name of a scenario does so too, such as late-success@sbx. */
export const sandboxVpas = {
  'success@sbx': 'success',
  'fail@sbx': 'decline',
  'slow@sbx': 'pending-then-success',
  'invalid@sbx': 'invalid',
} as const satisfies Record<string, ScenarioName | 'invalid'>;

/** Undefined for an address whose owner answers in the UPI app. */
export function scenarioOfVpa(vpa: string): ScenarioName | 'invalid' | undefined {
  const name = vpa.trim().toLowerCase();
  if (Object.hasOwn(sandboxVpas, name)) return sandboxVpas[name as keyof typeof sandboxVpas];
  const [own, bank] = name.split('@');
  return bank === 'sbx' ? scenarioOf(own) : undefined;
}

/** A card as it may be kept and shown. */
export function shownCard(number: string): string {
  return `card ending ${number.replace(/\D/g, '').slice(-4)}`;
}

/** Codes that link a Paytm wallet, and how its payments go from then on. Any other code is wrong. */
export const paytmCodes: Readonly<Record<string, ScenarioName | undefined>> = {
  '489871': 'success',
  '489872': 'decline',
  '489873': 'pending-then-success',
  '489874': 'pending-for-ever',
  '489875': 'late-success',
  '489876': 'error-500',
  '489877': 'time-out',
};

/** What a Paytm wallet begins with, in paise: by the last digit of the mobile number, from nothing to ₹9,000. */
export function walletStart(mobile: string): number {
  return Number(mobile.slice(-1)) * 100_000;
}
