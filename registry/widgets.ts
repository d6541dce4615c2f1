import * as contracts from '#schemas/compiled/contracts.ts';
import { defineWidget } from './define-widget.ts';

/** THE list of widgets. */
export const widgets = [
  defineWidget({ contract: contracts.heroCarousel, view: () => import('#widgets/hero-carousel/view.tsx') }),
] as const;
