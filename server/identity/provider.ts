import type { FastifyRequest } from 'fastify';
import type { SocialSource } from '#schemas/entities/session.ts';

/** Who came back from the provider. */
export interface Vouched {
  /** The provider's name for the account, which stays the same and is never given to another. */
  readonly subject: string;
  /** Only when the provider has verified it. */
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** What the app keeps until the customer is back from the provider, and where it leads. */
export interface Started {
  readonly address: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What the customer came back with, and what the app had kept. */
export interface Returned {
  readonly code: string;
  readonly iss?: string | undefined;
  readonly nonce: string;
  readonly verifier: string;
}

/** A service with whose accounts customers log in. Both functions throw ProviderFailed. */
export interface Provider {
  readonly source: SocialSource;
  /** As customers know it. */
  readonly name: string;
  readonly start: (request: FastifyRequest) => Promise<Started>;
  readonly exchange: (returned: Returned, request: FastifyRequest) => Promise<Vouched>;
}

/** The provider did not answer, or what it answered does not hold. Says why, without anything that it was told or has told. */
export class ProviderFailed extends Error {
  override name = 'ProviderFailed';
  readonly isUnreachable: boolean;

  constructor(message: string, isUnreachable: boolean) {
    super(message);
    this.isUnreachable = isUnreachable;
  }
}
