import { isRecord } from '../is-record.ts';
import type { Path } from './fault.ts';
import type { WarnContext } from './warn-context.ts';

type Written = Readonly<Record<string, unknown>>;
type Reporter = Pick<WarnContext, 'report'>;

/** Warns of ways to pay that nobody can choose, of reasons that nobody reads, and of deliveries without contact that nobody can pay for. */
export function warnPaymentOptions({ options, zeroContact }: Written, { report }: Reporter) {
  const ways = listOf(options).filter(isRecord);
  for (const [at, option] of listOf(options).entries())
    if (isRecord(option)) warnOption(option, ['options', at], { report });
  const blocks = isRecord(zeroContact) ? listOf(zeroContact.blocks) : [];
  const open = ways.filter(isOnWeb);
  if (blocks.length > 0 && open.length > 0 && open.every(({ mode }) => blocks.includes(mode)))
    report(
      ['zeroContact', 'blocks'],
      'nobody-pays',
      'lists every way to pay that can be chosen on the web: nobody could have a delivery without contact. Remove the ways that need no contact.',
    );
}

/** Whether the web app offers a way to pay. */
export function isOnWeb({ status, onlyIn }: Written): boolean {
  return status !== 'D' && (!Array.isArray(onlyIn) || onlyIn.includes('WEB'));
}

function warnOption({ status, reason, onlyIn, blockedFor }: Written, path: Path, { report }: Reporter) {
  const blocked = listOf(blockedFor);
  for (const [at, app] of blocked.entries())
    if (listOf(onlyIn).includes(app))
      report(
        [...path, 'blockedFor', at],
        'contradiction',
        `is '${String(app)}', where 'onlyIn' lists it: it would be shown there and could not be chosen. Remove the app from one of the two.`,
      );
  if (typeof reason === 'string' && status !== 'D' && blocked.length === 0)
    report(
      [...path, 'reason'],
      'not-read',
      'is not read while the option can be chosen. Write "status": "D" as well, or remove the reason.',
    );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
