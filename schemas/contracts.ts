import type { WidgetContract } from './contract.ts';
import { activeOrder } from './widgets/active-order.ts';
import { appBanner } from './widgets/app-banner.ts';
import { bestsellers } from './widgets/bestsellers.ts';
import { bottomItem } from './widgets/bottom-item.ts';
import { categoryGrid } from './widgets/category-grid.ts';
import { countdownOffer } from './widgets/countdown-offer.ts';
import { essentials } from './widgets/essentials.ts';
import { everydayValue } from './widgets/everyday-value.ts';
import { faqBlock } from './widgets/faq-block.ts';
import { favouriteBanner } from './widgets/favourite-banner.ts';
import { feedbackPrompt } from './widgets/feedback-prompt.ts';
import { fieldCategory } from './widgets/field-category.ts';
import { fieldComment } from './widgets/field-comment.ts';
import { fieldNps } from './widgets/field-nps.ts';
import { fieldRating } from './widgets/field-rating.ts';
import { fieldTags } from './widgets/field-tags.ts';
import { heroCarousel } from './widgets/hero-carousel.ts';
import { hygieneBanner } from './widgets/hygiene-banner.ts';
import { leaderboardBanner } from './widgets/leaderboard-banner.ts';
import { menuEntry } from './widgets/menu-entry.ts';
import { menuGroup } from './widgets/menu-group.ts';
import { notice } from './widgets/notice.ts';
import { offersRail } from './widgets/offers-rail.ts';
import { orderTypes } from './widgets/order-types.ts';
import { otherOffers } from './widgets/other-offers.ts';
import { previousOrder } from './widgets/previous-order.ts';
import { storyBlock } from './widgets/story-block.ts';
import { textBlock } from './widgets/text-block.ts';

/** Every kind of node, in the order of the documentation. */
export const contracts = [
  // landing
  orderTypes,
  heroCarousel,
  categoryGrid,
  bestsellers,
  everydayValue,
  offersRail,
  countdownOffer,
  essentials,
  favouriteBanner,
  otherOffers,
  activeOrder,
  previousOrder,
  hygieneBanner,
  feedbackPrompt,
  leaderboardBanner,
  appBanner,
  notice,
  // information pages
  storyBlock,
  textBlock,
  faqBlock,
  // left menu and bottom navigation
  menuEntry,
  menuGroup,
  bottomItem,
  // feedback forms
  fieldRating,
  fieldTags,
  fieldCategory,
  fieldComment,
  fieldNps,
] as const satisfies readonly WidgetContract[];

export type NodeType = (typeof contracts)[number]['type'];
