import type { ResolvedLink } from '#schemas/engine/prepared.ts';
import { withQuery } from '#src/config/paths.ts';

interface FeedbackQuery {
  readonly orderId?: string | undefined;
  readonly orderMode?: string | undefined;
  readonly rating?: number | undefined;
}

/** Link to the feedback form of an order, with the tapped rating preselected (NAV-35). A link to another site is not changed. */
export function feedbackLink(
  form: ResolvedLink,
  { orderId, orderMode, rating }: FeedbackQuery,
): ResolvedLink {
  if (form.external) return form;
  const [path = '', query] = form.href.split('?');
  const href = withQuery(path, {
    ...Object.fromEntries(new URLSearchParams(query)),
    ...(orderId === undefined ? {} : { id: orderId }),
    ...(orderMode === undefined ? {} : { orderMode }),
    ...(rating === undefined ? {} : { rating: String(rating) }),
  });
  return { ...form, href };
}
