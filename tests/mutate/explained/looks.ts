import { type Explained, looks } from './explained.ts';

const part = (name: string) => `src/features/checkout/components/${name}.tsx`;
const upiForm = 'src/features/checkout/screens/upi-form-screen.tsx';
const drawn = part('method-icon');

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
  // The picture beside the name of a way to pay; the compiler knows those that there are.
  ...[
    "PIGGYBANK: 'wallet',",
    "CASHCRD: 'wallet',",
    "NB: 'bank',",
    "EVOUCHER: 'gift',",
    "CASH: 'cash',",
    "CC: 'card',",
    "DC: 'card',",
    "AMZPAY_WALLET: 'wallet',",
    "PAYTM_WALLET: 'wallet',",
    "UPI_WALLET: 'phone',",
    "WALLET: 'wallet',",
    "card: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M2 10h20M6 15h4',",
    "bank: 'M3 21h18M4 10h16M12 3l8 7H4zM6 10v8M10 10v8M14 10v8M18 10v8M4 18h16',",
    "cash: 'M2 6h20v12H2zM12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4M6 12h.01M18 12h.01',",
    "'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2M9 9h6M9 12h6M9 12c3 0 3-3 0-3M10 12l4 4M12 19h.01',",
    "'M17 14h.01M7 7h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v2',",
    "gift: 'M12 7v14M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8M4 7h16v4H4zM12 7C9 7 6 6.500 6 4.500 6 2 11 2 12 7c1-5 6-5 6-2.500C18 6.500 15 7 12 7',",
    'const drawings: Readonly<Record<Drawing, string>> = {',
    'const drawingOf: Readonly<Record<PaymentMode, Drawing>> = {',
    "<path d={drawings[mode === undefined ? 'wallet' : drawingOf[mode]]} />",
  ].map((line) => ({ file: drawn, line, why: looks })),
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
