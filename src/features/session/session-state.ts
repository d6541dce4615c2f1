import type { SessionAttributes } from '#schemas/entities/session.ts';
import type { StoredUser } from '#schemas/stored/session.ts';

/** Who the customer is (specification, section 3, User session). Guests have an id, a cart and credentials, and nothing else. */
export interface SessionState extends Omit<StoredUser, 'userId'> {
  readonly userId: string | null;
  readonly cartId: string | null;
  readonly addresses: readonly { readonly address_id: string }[];
  readonly addressesSaved: boolean;
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

/** The attributes of a reply that have a value and are fields of the session. Fields that it leaves out stay unchanged. */
export function knownAttributes(attributes: SessionAttributes | null | undefined): Partial<SessionState> {
  return Object.fromEntries(
    Object.entries(attributes ?? {}).filter(
      ([name, value]) => ATTRIBUTES.has(name) && value !== undefined && value !== null,
    ),
  );
}
