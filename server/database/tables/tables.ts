import type {
  ContentLiveTable,
  ContentPreviewTable,
  ContentVersionTable,
  ContentWasLiveTable,
  SeedTable,
} from './content-tables.ts';
import type { AddressTable, FavouriteProductTable } from './customer-tables.ts';
import type { FeedbackDismissalTable, FeedbackTable, OrderIssueTable } from './feedback-tables.ts';
import type {
  AddonTable,
  CategoryTable,
  MenuRevisionTable,
  ProductTable,
  ShelfTable,
  StoreAddonTable,
  StoreProductTable,
} from './menu-tables.ts';
import type { LeaderboardTable, PromoTable, PromotionTable, VoteLeaderTable } from './offer-tables.ts';
import type {
  FavouriteOrderTable,
  InvoiceNumberTable,
  LedgerEntryTable,
  OrderPopupTable,
  OrderRequestTable,
  OrderTransactionEventTable,
  OrderTransactionTable,
  PaytmLinkTable,
  PromoPointsTable,
  SandboxPaymentTable,
  VoucherTable,
} from './checkout-tables.ts';
import type { CartRequestTable, CartTable, OrderTable } from './order-tables.ts';
import type { PlaceTable, StoreTable } from './place-tables.ts';
import type {
  CustomerPasswordTable,
  CustomerTable,
  LoginCodeTable,
  PartnerCodeTable,
  PushOutboxTable,
  PushSubscriptionTable,
  RateLimitTable,
  SessionFamilyTable,
  SessionGenerationTable,
  MessageDueTable,
  SmsOutboxTable,
  SocialArrivalTable,
  SocialIdentityTable,
} from './session-tables.ts';
import type {
  CountedEventTable,
  CountedMarkTable,
  NodeCountTable,
  VisitCountTable,
} from './result-tables.ts';
import type { SandboxJourneyTable, TrainOrderTable } from './train-tables.ts';

/** Every table of the database. */
export interface Tables {
  session_families: SessionFamilyTable;
  session_generations: SessionGenerationTable;
  customers: CustomerTable;
  social_identities: SocialIdentityTable;
  social_arrivals: SocialArrivalTable;
  customer_passwords: CustomerPasswordTable;
  login_codes: LoginCodeTable;
  partner_codes: PartnerCodeTable;
  /** The last password that was texted to a mobile number, until it is used: a code in all respects. */
  password_codes: LoginCodeTable;
  sms_outbox: SmsOutboxTable;
  messages_due: MessageDueTable;
  push_subscriptions: PushSubscriptionTable;
  push_outbox: PushOutboxTable;
  stores: StoreTable;
  places: PlaceTable;
  categories: CategoryTable;
  products: ProductTable;
  addons: AddonTable;
  menu_revisions: MenuRevisionTable;
  shelves: ShelfTable;
  store_products: StoreProductTable;
  store_addons: StoreAddonTable;
  promotions: PromotionTable;
  leaderboard: LeaderboardTable;
  vote_leaders: VoteLeaderTable;
  orders: OrderTable;
  content_versions: ContentVersionTable;
  content_live: ContentLiveTable;
  content_was_live: ContentWasLiveTable;
  content_previews: ContentPreviewTable;
  feedback_dismissals: FeedbackDismissalTable;
  feedbacks: FeedbackTable;
  order_issues: OrderIssueTable;
  node_counts: NodeCountTable;
  visit_counts: VisitCountTable;
  counted_events: CountedEventTable;
  counted_marks: CountedMarkTable;
  favourite_products: FavouriteProductTable;
  addresses: AddressTable;
  seeds: SeedTable;
  rate_limits: RateLimitTable;
  promos: PromoTable;
  carts: CartTable;
  cart_requests: CartRequestTable;
  order_transactions: OrderTransactionTable;
  order_transaction_events: OrderTransactionEventTable;
  order_requests: OrderRequestTable;
  favourite_orders: FavouriteOrderTable;
  order_popups: OrderPopupTable;
  ledger_entries: LedgerEntryTable;
  invoice_numbers: InvoiceNumberTable;
  vouchers: VoucherTable;
  paytm_links: PaytmLinkTable;
  promo_points: PromoPointsTable;
  sandbox_payments: SandboxPaymentTable;
  train_orders: TrainOrderTable;
  sandbox_journeys: SandboxJourneyTable;
}
