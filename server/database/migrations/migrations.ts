import { sessions } from './001-sessions.ts';
import { catalog } from './002-catalog.ts';
import { content } from './003-content.ts';
import { locator } from './004-locator.ts';
import { menu } from './005-menu.ts';
import { customer } from './006-customer.ts';
import { seeds } from './007-seeds.ts';
import { storeAddons } from './008-store-addons.ts';
import { customisable } from './009-customisable.ts';
import { facts } from './010-facts.ts';
import { expiry } from './011-expiry.ts';
import { nonVeg } from './012-non-veg.ts';
import { login } from './013-login.ts';
import { passwordsAndSocial } from './014-passwords-and-social.ts';
import { cart } from './015-cart.ts';
import { repeats } from './016-repeats.ts';
import { checkout } from './017-checkout.ts';
import { refundsFirst } from './018-refunds-first.ts';
import { orderUpkeep } from './019-order-upkeep.ts';
import { partnerCodes } from './020-partner-codes.ts';
import { points } from './021-points.ts';
import { trains } from './022-trains.ts';
import { feedback } from './023-feedback.ts';
import { results } from './024-results.ts';
import { push } from './025-push.ts';
import { votes } from './026-votes.ts';
import { authors } from './027-authors.ts';
import { pageRevisions } from './028-page-revisions.ts';
import { removals } from './029-removals.ts';
import { storeRevision } from './030-store-revision.ts';
import { toldChanges } from './031-told-changes.ts';
import { countedMarks } from './032-counted-marks.ts';
import { orderEventPartitions } from './033-order-event-partitions.ts';
import { pushLeft } from './034-push-left.ts';
import { pushVisits } from './035-push-visits.ts';
import { cartMenus } from './036-cart-menus.ts';
import { orderRetention } from './037-order-retention.ts';
import { sessionOrderPartitions } from './038-session-order-partitions.ts';
import type { Migration } from './migration.ts';

/** Every step of the schema, in the order in which they run. */
export const migrations: readonly Migration[] = [
  sessions,
  catalog,
  content,
  locator,
  menu,
  customer,
  seeds,
  storeAddons,
  customisable,
  facts,
  expiry,
  nonVeg,
  login,
  passwordsAndSocial,
  cart,
  repeats,
  checkout,
  refundsFirst,
  orderUpkeep,
  partnerCodes,
  points,
  trains,
  feedback,
  results,
  push,
  votes,
  authors,
  pageRevisions,
  removals,
  storeRevision,
  toldChanges,
  countedMarks,
  orderEventPartitions,
  pushLeft,
  pushVisits,
  cartMenus,
  orderRetention,
  sessionOrderPartitions,
];
