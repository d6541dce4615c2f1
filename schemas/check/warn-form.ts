import { isRecord } from '../is-record.ts';
import type { WarnContext } from './warn-context.ts';
import { warnEnd } from './warn-end.ts';

/** Warns of a feedback form that no order type chooses, and of one that is over. */
export function warnForm({ orderMode, when }: Readonly<Record<string, unknown>>, context: WarnContext) {
  const { slug, report } = context;
  if (isRecord(when)) warnEnd({ end: when.until, path: ['when', 'until'], what: 'the form' }, context);
  if (slug !== undefined && slug !== 'default' && orderMode === undefined && when === undefined)
    report(
      [],
      'never-chosen',
      `has neither 'orderMode' nor 'when': it is shown only while feedback-template/default is not published. Write its order types into 'orderMode', or remove the form.`,
    );
}
