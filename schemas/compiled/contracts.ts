// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { CompiledOf } from '../engine/compiled-contract.ts';
import type { orderTypes as orderTypesSource } from '../widgets/order-types.ts';
import type { heroCarousel as heroCarouselSource } from '../widgets/hero-carousel.ts';
import type { categoryGrid as categoryGridSource } from '../widgets/category-grid.ts';
import type { bestsellers as bestsellersSource } from '../widgets/bestsellers.ts';
import type { everydayValue as everydayValueSource } from '../widgets/everyday-value.ts';
import type { offersRail as offersRailSource } from '../widgets/offers-rail.ts';
import type { countdownOffer as countdownOfferSource } from '../widgets/countdown-offer.ts';
import type { essentials as essentialsSource } from '../widgets/essentials.ts';
import type { favouriteBanner as favouriteBannerSource } from '../widgets/favourite-banner.ts';
import type { otherOffers as otherOffersSource } from '../widgets/other-offers.ts';
import type { activeOrder as activeOrderSource } from '../widgets/active-order.ts';
import type { previousOrder as previousOrderSource } from '../widgets/previous-order.ts';
import type { hygieneBanner as hygieneBannerSource } from '../widgets/hygiene-banner.ts';
import type { feedbackPrompt as feedbackPromptSource } from '../widgets/feedback-prompt.ts';
import type { leaderboardBanner as leaderboardBannerSource } from '../widgets/leaderboard-banner.ts';
import type { appBanner as appBannerSource } from '../widgets/app-banner.ts';
import type { notice as noticeSource } from '../widgets/notice.ts';
import type { storyBlock as storyBlockSource } from '../widgets/story-block.ts';
import type { textBlock as textBlockSource } from '../widgets/text-block.ts';
import type { faqBlock as faqBlockSource } from '../widgets/faq-block.ts';
import type { menuEntry as menuEntrySource } from '../widgets/menu-entry.ts';
import type { menuGroup as menuGroupSource } from '../widgets/menu-group.ts';
import type { bottomItem as bottomItemSource } from '../widgets/bottom-item.ts';
import type { fieldRating as fieldRatingSource } from '../widgets/field-rating.ts';
import type { fieldTags as fieldTagsSource } from '../widgets/field-tags.ts';
import type { fieldCategory as fieldCategorySource } from '../widgets/field-category.ts';
import type { fieldComment as fieldCommentSource } from '../widgets/field-comment.ts';
import type { fieldNps as fieldNpsSource } from '../widgets/field-nps.ts';

export const orderTypes: CompiledOf<typeof orderTypesSource> = {
  type: 'order-types',
  places: ["landing"],
  version: 1,
  reservedHeight: 152,
  required: ["types"],
};

export const heroCarousel: CompiledOf<typeof heroCarouselSource> = {
  type: 'hero-carousel',
  places: ["landing"],
  version: 2,
  reservedHeight: 447,
  required: ["slides"],
};

export const categoryGrid: CompiledOf<typeof categoryGridSource> = {
  type: 'category-grid',
  places: ["landing"],
  version: 1,
  reservedHeight: 305,
  required: ["items"],
  defaultLink: {"action":"menu"},
};

export const bestsellers: CompiledOf<typeof bestsellersSource> = {
  type: 'bestsellers',
  places: ["landing"],
  version: 1,
  reservedHeight: 471,
  required: ["products"],
  defaultLink: {"action":"menu","to":"bestsellers"},
};

export const everydayValue: CompiledOf<typeof everydayValueSource> = {
  type: 'everyday-value',
  places: ["landing"],
  version: 2,
  reservedHeight: 564,
  required: ["products"],
  defaultLink: {"action":"edv"},
};

export const offersRail: CompiledOf<typeof offersRailSource> = {
  type: 'offers-rail',
  places: ["landing"],
  version: 1,
  reservedHeight: 240,
  required: ["offers"],
  defaultLink: {"action":"deals"},
};

export const countdownOffer: CompiledOf<typeof countdownOfferSource> = {
  type: 'countdown-offer',
  places: ["landing"],
  version: 1,
  reservedHeight: 223,
  required: ["heading","endsAt"],
  defaultLink: {"action":"deals"},
};

export const essentials: CompiledOf<typeof essentialsSource> = {
  type: 'essentials',
  places: ["landing"],
  version: 1,
  reservedHeight: 463,
  required: ["products"],
  defaultLink: {"action":"menu","to":"daily-essentials"},
};

export const favouriteBanner: CompiledOf<typeof favouriteBannerSource> = {
  type: 'favourite-banner',
  places: ["landing"],
  version: 1,
  reservedHeight: 187,
  required: ["heading"],
  defaultLink: {"action":"menu","to":"bestsellers"},
};

export const otherOffers: CompiledOf<typeof otherOffersSource> = {
  type: 'other-offers',
  places: ["landing"],
  version: 1,
  reservedHeight: 324,
  required: ["offers"],
  defaultLink: {"action":"menu"},
};

export const activeOrder: CompiledOf<typeof activeOrderSource> = {
  type: 'active-order',
  places: ["landing"],
  version: 1,
  reservedHeight: 116,
  required: [],
  defaultLink: {"action":"track_order"},
};

export const previousOrder: CompiledOf<typeof previousOrderSource> = {
  type: 'previous-order',
  places: ["landing"],
  version: 1,
  reservedHeight: 264,
  required: [],
  defaultLink: {"action":"orders"},
};

export const hygieneBanner: CompiledOf<typeof hygieneBannerSource> = {
  type: 'hygiene-banner',
  places: ["landing","info-page"],
  version: 1,
  reservedHeight: 424,
  required: ["heading"],
  defaultLink: {"action":"web_view"},
};

export const feedbackPrompt: CompiledOf<typeof feedbackPromptSource> = {
  type: 'feedback-prompt',
  places: ["landing"],
  version: 1,
  reservedHeight: 176,
  required: ["widgetId","heading","question"],
  defaultLink: {"action":"feedback"},
};

export const leaderboardBanner: CompiledOf<typeof leaderboardBannerSource> = {
  type: 'leaderboard-banner',
  places: ["landing"],
  version: 1,
  reservedHeight: 456,
  required: ["heading"],
  defaultLink: {"action":"leaderboard"},
};

export const appBanner: CompiledOf<typeof appBannerSource> = {
  type: 'app-banner',
  places: ["landing"],
  version: 1,
  reservedHeight: 204,
  required: ["heading"],
  defaultLink: {"action":"path","to":"/info/install"},
};

export const notice: CompiledOf<typeof noticeSource> = {
  type: 'notice',
  places: ["landing","info-page"],
  version: 1,
  reservedHeight: 96,
  required: ["text"],
};

export const storyBlock: CompiledOf<typeof storyBlockSource> = {
  type: 'story-block',
  places: ["info-page","landing"],
  version: 1,
  reservedHeight: 540,
  required: ["heading","paragraphs"],
};

export const textBlock: CompiledOf<typeof textBlockSource> = {
  type: 'text-block',
  places: ["info-page","landing"],
  version: 1,
  reservedHeight: 280,
  required: [],
};

export const faqBlock: CompiledOf<typeof faqBlockSource> = {
  type: 'faq-block',
  places: ["info-page","landing"],
  version: 1,
  reservedHeight: 300,
  required: ["items"],
};

export const menuEntry: CompiledOf<typeof menuEntrySource> = {
  type: 'menu-entry',
  places: ["left-menu"],
  version: 1,
  reservedHeight: 48,
  required: ["label"],
  defaultLink: {"action":"home"},
};

export const menuGroup: CompiledOf<typeof menuGroupSource> = {
  type: 'menu-group',
  places: ["left-menu"],
  version: 1,
  reservedHeight: 44,
  required: [],
};

export const bottomItem: CompiledOf<typeof bottomItemSource> = {
  type: 'bottom-item',
  places: ["bottom-navigation"],
  version: 1,
  reservedHeight: 56,
  required: ["label","icon"],
  defaultLink: {"action":"home"},
};

export const fieldRating: CompiledOf<typeof fieldRatingSource> = {
  type: 'field-rating',
  places: ["feedback-template"],
  version: 1,
  reservedHeight: 244,
  required: ["question"],
};

export const fieldTags: CompiledOf<typeof fieldTagsSource> = {
  type: 'field-tags',
  places: ["feedback-template"],
  version: 1,
  reservedHeight: 140,
  required: ["question"],
};

export const fieldCategory: CompiledOf<typeof fieldCategorySource> = {
  type: 'field-category',
  places: ["feedback-template"],
  version: 1,
  reservedHeight: 320,
  required: ["question","options"],
};

export const fieldComment: CompiledOf<typeof fieldCommentSource> = {
  type: 'field-comment',
  places: ["feedback-template"],
  version: 1,
  reservedHeight: 172,
  required: ["question"],
};

export const fieldNps: CompiledOf<typeof fieldNpsSource> = {
  type: 'field-nps',
  places: ["feedback-template"],
  version: 1,
  reservedHeight: 200,
  required: ["question"],
};
