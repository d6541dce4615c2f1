export type Truth = 'success' | 'pending' | 'failed';

/** How a payment at a gateway of the sandbox goes. */
export interface Scenario {
  /** On its button. */
  readonly label: string;
  readonly describe: string;
  /** What is true at once, and what after some seconds. */
  readonly first: Truth;
  readonly then?: { readonly state: Truth; readonly seconds: number };
  /**
   * How often the browser brings the result back; 'forged' for once, with a result that is not true and a signature that does not fit. 'later': the
   * page asks how to pay again.
   */
  readonly returns: 'once' | 'twice' | 'never' | 'forged' | 'later';
  /** How the gateway answers the server's questions until `then`. */
  readonly outage?: 'error' | 'silence';
}

/** In the order of the buttons. */
export const scenarios = {
  success: { label: 'Pay', describe: 'The payment succeeds.', first: 'success', returns: 'once' },
  cancel: {
    label: 'Go back without paying',
    describe: 'The customer changed their mind.',
    first: 'failed',
    returns: 'once',
  },
  decline: { label: 'Decline', describe: 'The bank refuses the payment.', first: 'failed', returns: 'once' },
  'decline-and-stay': {
    label: 'Decline, and stay here',
    describe: 'The bank refuses, and the page takes another card.',
    first: 'failed',
    returns: 'later',
  },
  'pending-then-success': {
    label: 'Pending, then paid',
    describe: 'The bank does not know yet. After 20 seconds it is paid.',
    first: 'pending',
    then: { state: 'success', seconds: 20 },
    returns: 'once',
  },
  'pending-for-ever': {
    label: 'Pending for ever',
    describe: 'The bank never says how it ended.',
    first: 'pending',
    returns: 'once',
  },
  'never-returns': {
    label: 'Paid, and not sent back',
    describe: 'The payment succeeds, and the browser stays at the gateway.',
    first: 'success',
    returns: 'never',
  },
  'called-twice': {
    label: 'Paid, sent back twice',
    describe: 'The payment succeeds, and the browser brings the result twice.',
    first: 'success',
    returns: 'twice',
  },
  'tampered-hash': {
    label: 'Declined, with a forged result',
    describe: 'The bank refuses, and the browser brings a success whose signature does not fit.',
    first: 'failed',
    returns: 'forged',
  },
  'late-success': {
    label: 'Declined, then paid',
    describe: 'The bank refuses, and after 30 seconds it is paid all the same.',
    first: 'failed',
    then: { state: 'success', seconds: 30 },
    returns: 'once',
  },
  'error-500': {
    label: 'Paid, the gateway fails',
    describe: 'The payment succeeds. For 60 seconds the gateway answers the shop with an error.',
    first: 'success',
    then: { state: 'success', seconds: 60 },
    returns: 'once',
    outage: 'error',
  },
  'time-out': {
    label: 'Paid, the gateway is silent',
    describe: 'The payment succeeds. For 60 seconds the gateway does not answer the shop.',
    first: 'success',
    then: { state: 'success', seconds: 60 },
    returns: 'once',
    outage: 'silence',
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
export const scenarioNames = Object.keys(scenarios) as [ScenarioName, ...ScenarioName[]];

export function scenarioOf(name: string | null | undefined): ScenarioName | undefined {
  return name != null && Object.hasOwn(scenarios, name) ? (name as ScenarioName) : undefined;
}

/** The same, with the properties that some lack. */
export function describedScenario(name: ScenarioName): Scenario {
  return scenarios[name];
}
