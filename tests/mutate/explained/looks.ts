import { type Explained, looks } from './explained.ts';

const part = (name: string) => `src/features/checkout/components/${name}.tsx`;
const upiForm = 'src/features/checkout/screens/upi-form-screen.tsx';

/** What a person sees of the pages of payment that is a look alone, as class names are. */
export const looksOfCheckout: readonly Explained[] = [
  // Which of two buttons stands out.
  ...(
    [
      [upiForm, "variant={flow === first ? 'primary' : 'secondary'}"],
      [upiForm, 'isFirst={flow === first}'],
      [
        upiForm,
        '<Button type="submit" size="large" variant={isFirst ? \'primary\' : \'secondary\'} fullWidth busy={busy}>',
      ],
      [part('failure-dialog'), "variant={place === 0 ? 'primary' : 'secondary'}"],
      [part('paytm-pay'), "size={addsMoney ? 'medium' : 'large'}"],
      [part('paytm-pay'), "variant={addsMoney ? 'quiet' : 'primary'}"],
      [part('waiting-for-payment'), "variant={hasApps ? 'secondary' : 'primary'}"],
    ] as const
  ).map(([file, line]) => ({ file, line, why: looks })),
  {
    file: part('waiting-for-payment'),
    line: "<ButtonLink variant={hasApps ? 'quiet' : 'secondary'} href={pathOf('paymentType')}>",
    from: ["'quiet'", "'secondary'"],
    why: looks,
  },
  // The place that is kept for the ways to pay while they are on their way.
  ...[
    'const groups = [1, 2, 3];',
    'export function WaysSkeleton() {',
    '{groups.map((rows, group) => (',
    '{Array.from({ length: rows }, (_, row) => (',
  ].map((line) => ({ file: part('ways-skeleton'), line, why: looks })),
  ...['payment-failed', 'waiting-for-payment'].map((name) => ({
    file: part(name),
    line: 'heading.current?.focus({ preventScroll: true });',
    to: ['{}', 'false', 'heading.current.focus'],
    why: 'The page of a test does not scroll, and the heading is on the page: only the types need to be told.',
  })),
];
