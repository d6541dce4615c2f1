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

const ofOrders = (name: string) => `src/features/orders/components/${name}.tsx`;

/** The same of the pages of orders. */
export const looksOfOrders: readonly Explained[] = [
  ...(
    [
      [
        'order-again',
        "export function OrderAgain({ id, orderId, variant = 'secondary' }: OrderAgainProps) {",
        '""',
      ],
      ['result-view', "<Icon name={isFailed ? 'close' : 'clock'} size={28} />", '""'],
    ] as const
  ).map(([name, line, to]) => ({ file: ofOrders(name), line, to: [to], why: looks })),
  {
    file: ofOrders('order-card'),
    line: "<Badge tone={isOnItsWay ? 'secondary' : stageNamed(stage) === 'CANCELLED' ? 'bad' : 'quiet'}>",
    why: looks,
  },
  // The place that is kept for the orders while they are on their way.
  ...['export function OrdersSkeleton() {', '{[0, 1, 2].map((place) => ('].map((line) => ({
    file: ofOrders('orders-skeleton'),
    line,
    why: looks,
  })),
  {
    file: ofOrders('placed-order'),
    line: 'if (isToggled) button.current?.focus({ preventScroll: true });',
    to: ['{}', 'false', 'button.current.focus'],
    why: 'The page of a test does not scroll, and the button is on the page: only the types need to be told.',
  },
];
