import type { LoginType, SessionAttributes } from '#schemas/entities/session.ts';
import type { Credentials } from '#src/request/ports.ts';

/** Who the customer is (specification, section 3, User session). Guests have an id, a cart and credentials, and nothing else. */
export interface SessionState {
  readonly userId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly phoneNumberVerified: boolean;
  readonly cartId: string | null;
  readonly cognitoId: string | null;
  readonly cognitoLoggedin: boolean;
  readonly sub: string | null;
  /** That somebody has logged in. Whether it is a customer who is here, `roleOf` says (role.ts). */
  readonly isLoggedIn: boolean;
  readonly loginType: LoginType | null;
  /** How often the customer orders, as the server puts it. */
  readonly frequency: string | null;
  readonly addresses: readonly { readonly address_id: string }[];
  readonly addressesSaved: boolean;
  readonly profileSave: boolean;
  readonly credentials: Credentials;
  /** The server refused to renew the session; cleared by the next session. */
  readonly apiError: boolean;
}

export const noSession: SessionState = {
  userId: null,
  firstName: null,
  lastName: null,
  mobile: null,
  email: null,
  emailVerified: false,
  phoneNumberVerified: false,
  cartId: null,
  cognitoId: null,
  cognitoLoggedin: false,
  sub: null,
  isLoggedIn: false,
  loginType: null,
  frequency: null,
  addresses: [],
  addressesSaved: false,
  profileSave: false,
  credentials: {},
  apiError: false,
};

const ATTRIBUTES = new Set<string>([
  'userId',
  'firstName',
  'lastName',
  'mobile',
  'email',
  'emailVerified',
  'phoneNumberVerified',
  'cartId',
  'cognitoLoggedin',
  'sub',
  'frequency',
]);

/** The attributes of a reply that say something; what it leaves out stays as it was, and nothing else gets in. */
export function knownAttributes(attributes: SessionAttributes | undefined): Partial<SessionState> {
  return Object.fromEntries(
    Object.entries(attributes ?? {}).filter(
      ([name, value]) => ATTRIBUTES.has(name) && value !== undefined && value !== null,
    ),
  );
}
