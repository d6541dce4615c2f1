import { isRecord } from '../is-record.ts';
import type { WarnContext } from './warn-context.ts';
import { warnEnd } from './warn-end.ts';

/** Warns of a feedback form that no order type chooses, of one that is over, and of a default form that is not for everybody. */
export function warnForm({ orderMode, when }: Readonly<Record<string, unknown>>, context: WarnContext) {
  const { slug, report } = context;
  if (isRecord(when)) warnEnd({ end: when.until, path: ['when', 'until'], what: 'the form' }, context);
  if (slug === 'default' && when !== undefined)
    report(
      ['when'],
      'default-form',
      `keeps the default form from others: they get no form at all. Remove it, or write a form of its own with this 'when'.`,
    );
  if (slug !== undefined && slug !== 'default' && orderMode === undefined && when === undefined)
    report(
      [],
      'never-chosen',
      `has neither 'orderMode' nor 'when': it is shown only while feedback-template/default is not published. Write its order types into 'orderMode', or remove the form.`,
    );
}
