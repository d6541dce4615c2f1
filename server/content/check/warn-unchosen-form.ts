import type { WarnContext } from './warn-context.ts';

/** Warns of a feedback form that no order type chooses. */
export function warnUnchosenForm(
  { orderMode }: Readonly<Record<string, unknown>>,
  { slug, report }: WarnContext,
) {
  if (slug !== 'default' && orderMode === undefined)
    report(
      [],
      'never-chosen',
      `has no 'orderMode': it is shown only while feedback-template/default is not published.`,
    );
}
