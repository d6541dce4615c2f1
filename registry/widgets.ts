import * as contracts from '#schemas/compiled/contracts.ts';
import { defineWidget } from './engine/define-widget.ts';

/** THE list of widgets. */
export const widgets = [
  defineWidget({ contract: contracts.orderTypes, view: () => import('#widgets/order-types/view.tsx') }),
  defineWidget({ contract: contracts.heroCarousel, view: () => import('#widgets/hero-carousel/view.tsx') }),
  defineWidget({ contract: contracts.categoryGrid, view: () => import('#widgets/category-grid/view.tsx') }),
  defineWidget({ contract: contracts.bestsellers, view: () => import('#widgets/bestsellers/view.tsx') }),
  defineWidget({ contract: contracts.everydayValue, view: () => import('#widgets/everyday-value/view.tsx') }),
  defineWidget({ contract: contracts.offersRail, view: () => import('#widgets/offers-rail/view.tsx') }),
  defineWidget({
    contract: contracts.countdownOffer,
    view: () => import('#widgets/countdown-offer/view.tsx'),
  }),
  defineWidget({ contract: contracts.essentials, view: () => import('#widgets/essentials/view.tsx') }),
  defineWidget({
    contract: contracts.favouriteBanner,
    view: () => import('#widgets/favourite-banner/view.tsx'),
  }),
  defineWidget({ contract: contracts.otherOffers, view: () => import('#widgets/other-offers/view.tsx') }),
  defineWidget({ contract: contracts.activeOrder, view: () => import('#widgets/active-order/view.tsx') }),
  defineWidget({ contract: contracts.previousOrder, view: () => import('#widgets/previous-order/view.tsx') }),
  defineWidget({ contract: contracts.hygieneBanner, view: () => import('#widgets/hygiene-banner/view.tsx') }),
  defineWidget({
    contract: contracts.feedbackPrompt,
    view: () => import('#widgets/feedback-prompt/view.tsx'),
  }),
  defineWidget({
    contract: contracts.leaderboardBanner,
    view: () => import('#widgets/leaderboard-banner/view.tsx'),
  }),
  defineWidget({ contract: contracts.appBanner, view: () => import('#widgets/app-banner/view.tsx') }),
  defineWidget({ contract: contracts.notice, view: () => import('#widgets/notice/view.tsx') }),
  defineWidget({ contract: contracts.storyBlock, view: () => import('#widgets/story-block/view.tsx') }),
  defineWidget({ contract: contracts.textBlock, view: () => import('#widgets/text-block/view.tsx') }),
  defineWidget({ contract: contracts.faqBlock, view: () => import('#widgets/faq-block/view.tsx') }),
  defineWidget({ contract: contracts.menuEntry, view: () => import('#widgets/menu-entry/view.tsx') }),
  defineWidget({ contract: contracts.menuGroup, view: () => import('#widgets/menu-group/view.tsx') }),
  defineWidget({ contract: contracts.bottomItem, view: () => import('#widgets/bottom-item/view.tsx') }),
  defineWidget({ contract: contracts.fieldRating, view: () => import('#widgets/field-rating/view.tsx') }),
  defineWidget({ contract: contracts.fieldTags, view: () => import('#widgets/field-tags/view.tsx') }),
  defineWidget({ contract: contracts.fieldCategory, view: () => import('#widgets/field-category/view.tsx') }),
  defineWidget({ contract: contracts.fieldComment, view: () => import('#widgets/field-comment/view.tsx') }),
  defineWidget({ contract: contracts.fieldNps, view: () => import('#widgets/field-nps/view.tsx') }),
] as const;
