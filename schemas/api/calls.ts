import type { Call } from '../call.ts';
import * as addresses from './addresses.ts';
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import * as config from './config.ts';
import * as content from './content.ts';
import * as favourites from './favourites.ts';
import * as feedback from './feedback.ts';
import * as locator from './locator.ts';
import * as login from './login.ts';
import * as misc from './misc.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as push from './push.ts';
import * as session from './session.ts';
import * as signin from './signin.ts';
import * as tracking from './tracking.ts';
import * as trains from './trains.ts';
import * as wallet from './wallet.ts';

/** Every call of the product, by service. The server must handle each: a missing handler does not compile. */
export const services = {
  session,
  login,
  signin,
  config,
  catalog,
  locator,
  addresses,
  favourites,
  cart,
  orders,
  payments,
  push,
  tracking,
  trains,
  wallet,
  feedback,
  misc,
  content,
} as const;

type ServiceCalls = (typeof services)[keyof typeof services];
type CallsOf<S> = S extends unknown ? { [K in keyof S as S[K] extends Call ? K : never]: S[K] } : never;
type Merge<U> = (U extends unknown ? (u: U) => void : never) extends (u: infer I) => void ? I : never;

/** Call id → call. */
export type Calls = Merge<CallsOf<ServiceCalls>>;

export const calls: readonly Call[] = Object.values(services).flatMap((service) =>
  Object.values(service).filter(
    (value): value is Call => typeof value === 'object' && 'method' in value && 'path' in value,
  ),
);
