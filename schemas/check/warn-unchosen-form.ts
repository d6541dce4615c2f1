import type { WarnContext } from './warn-context.ts';

/** Warns of a feedback form that no order type chooses. */
export function warnUnchosenForm(
  { orderMode, when }: Readonly<Record<string, unknown>>,
  { slug, report }: WarnContext,
) {
  if (slug !== 'default' && orderMode === undefined && when === undefined)
    report(
      [],
      'never-chosen',
      `has neither 'orderMode' nor 'when': it is shown only while feedback-template/default is not published.`,
    );
}
