import type { PartnerApp } from '#schemas/partner-apps.ts';

/** Who a partner says that its customer is. */
export interface PartnerPerson {
  /** Ten digits of a mobile number of India, which the partner has verified; undefined when it knows none. */
  readonly mobile: string | undefined;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

export interface AuthCode {
  /** What the partner's app gave to the page. */
  readonly code: string;
  /** What the page gave to the partner's app: the user id of the session that asks. A partner that signs it says whose page asked. */
  readonly nonce: string;
}

/** A partner in whose app the product runs, and which logs its customers in. */
export interface Partner {
  readonly vendor: PartnerApp;
  /** As customers know it. */
  readonly name: string;
  /** Id of this shop at the partner. */
  readonly clientId: string;
  /** Script of this site that plays the partner's app: in the sandbox. */
  readonly script?: string;
  /** Throws PartnerFailed. */
  readonly exchange: (authCode: AuthCode) => Promise<PartnerPerson>;
}

/** `refused`: the code is wrong, used or too old. `down`: the partner did not answer, or not by its protocol. */
export type PartnerFailure = 'refused' | 'down';

/** Says why, without anything that the partner was told or has told. */
export class PartnerFailed extends Error {
  override name = 'PartnerFailed';
  readonly failure: PartnerFailure;

  constructor(failure: PartnerFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
