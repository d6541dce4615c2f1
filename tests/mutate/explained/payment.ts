import { type Explained, filledList } from './explained.ts';
import { inTheFormsOfPayment } from './payment-forms.ts';
import { looksOfCheckout, looksOfOrders } from './looks.ts';

/** Of the pages of payment and orders. */
export const inPayment: readonly Explained[] = [
  {
    file: 'src/features/checkout/card-rules.ts',
    line: 'sum += value > 9 ? value - 9 : value;',
    to: ['sum -= value > 9 ? value - 9 : value'],
    why: 'A negative sum is a multiple of ten as well.',
  },
  {
    file: 'src/features/checkout/failure.ts',
    line: 'return code !== undefined && staleWays.includes(code);',
    from: ['code !== undefined'],
    to: ['true'],
    why: 'No code of the list is undefined: only the types need to be told.',
  },
  {
    file: 'src/features/checkout/checkout-slice.ts',
    line: '? { ...chosen, response: before?.response ?? null }',
    to: ['before.response'],
    why: 'What stays chosen was chosen before: only the types need to be told.',
  },
  {
    file: 'src/features/checkout/checkout-slice.ts',
    line: 'if (netPrice === undefined) return undefined;',
    to: ['false'],
    why: 'Without a price there is no wallet either, and nothing is returned: only the types need to be told.',
  },
  {
    file: 'src/features/checkout/checkout-slice.ts',
    line: 'balance: state.paymentOptionData?.wallet?.balance,',
    to: ['state.paymentOptionData.wallet'],
    why: 'Where there is a price there are ways to pay: only the types need to be told.',
  },
  {
    file: 'src/features/checkout/partner-bridge.ts',
    line: 'await app.requestPayment?.(request);',
    to: ['app.requestPayment(request)'],
    why: 'Only an app that has it comes here: only the types need to be told.',
  },
  {
    file: 'src/features/checkout/payment-details-of.ts',
    line: 'const walletId = isWalletSelected ? paymentOptionData?.wallet?.paymentId : undefined;',
    to: ['paymentOptionData.wallet', 'paymentOptionData?.wallet.paymentId'],
    why: 'The wallet is selected only where the ways to pay have one: only the types need to be told.',
  },
  {
    file: 'src/features/checkout/api/get-last-payment.ts',
    line: '.catch(() => null);',
    to: ['() => undefined'],
    why: 'No answer either way.',
  },
  {
    file: 'src/features/checkout/go-by-step.ts',
    line: 'if (partner !== null && bridge !== null) {',
    from: ['partner !== null'],
    to: ['true'],
    why: 'Where there is a bridge, it is that of a partner: only the types need to be told.',
  },
  {
    file: 'src/features/checkout/use-place.ts',
    line: "const isCash = selectCheckout(state).paymentMode?.paymentType === 'CASH';",
    to: ['selectCheckout(state).paymentMode.paymentType'],
    why: 'A guest, who has no wallet, orders by a way that was chosen: only the types need to be told.',
  },
  ...(
    [
      ['use-transaction.ts', '}, []);', filledList],
      ['use-work-left.ts', '}, []);', filledList],
      ['components/card-form.tsx', '}, []);', filledList],
      ['use-steps.ts', '[dispatch, navigate, replace],', ['[]']],
      ['use-place.ts', '[store, navigate, address],', ['[]']],
      [
        'components/questions.tsx',
        'useEffect(() => () => void dispatch(questionClosed()), [dispatch]);',
        ['[]'],
      ],
      [
        'components/failure-dialog.tsx',
        'useEffect(() => () => void dispatch(isOfWays ? failureClosed() : failureLeft()), [dispatch, isOfWays]);',
        ['[]'],
      ],
      [
        'components/promo-dialog.tsx',
        'useEffect(() => void dispatch(loadTerms(code)), [dispatch, code]);',
        ['[]'],
      ],
      ['components/payment-failed.tsx', '}, [takesFocus]);', ['[]']],
      ['screens/pay-gateway-screen.tsx', '}, [dispatch, navigate, transactionId]);', ['[]']],
      ['screens/payment-transaction-screen.tsx', '}, [hasFailed, ended, dispatch]);', ['[]']],
      [
        'screens/payment-transaction-screen.tsx',
        '}, [isPlaced, orderStatus, id, dispatch, navigate, persistence]);',
        ['[]'],
      ],
    ] as const
  ).map(([file, line, to]) => ({
    file: `src/features/checkout/${file}`,
    line,
    to,
    why: 'Nothing in the list changes while the part is on the page.',
  })),
  {
    file: 'src/features/checkout/components/card-form.tsx',
    line: "return () => window.removeEventListener('pagehide', forget);",
    why: 'A form that is gone holds no card that could be forgotten.',
  },
  {
    file: 'src/features/checkout/components/promo-dialog.tsx',
    line: 'else setFailure(failureOf(answer.refusal)?.text ?? null);',
    to: ['failureOf(answer.refusal).text'],
    why: 'The press would end in a rejection that nobody handles, at which a run of the tests fails, and no single test.',
  },
  {
    file: 'src/features/checkout/components/paytm-link.tsx',
    line: 'if (link === null) return;',
    to: ['false'],
    why: 'The code is entered only where it was asked for: only the types need to be told.',
  },
  {
    file: 'src/features/checkout/components/hosted-page.tsx',
    line: 'const named = [step?.url, ...(options?.options.map(({ paymentUrl }) => paymentUrl) ?? [])];',
    to: filledList,
    why: 'No page has this address.',
  },
  {
    file: 'src/features/checkout/components/options-list.tsx',
    line: 'const groups = groupOptions(options, { lastPaymentId, hasSwitch: paymentOptionData?.wallet !== undefined });',
    to: ['paymentOptionData.wallet'],
    why: 'The list is on the page with the ways to pay alone: only the types need to be told.',
  },
  {
    file: 'src/features/checkout/components/wallet-switch.tsx',
    line: 'if (answer.ok && answer.data.balance !== wallet?.balance) await dispatch(loadOptions());',
    to: ['wallet.balance'],
    why: 'Without a wallet there is no switch: only the types need to be told.',
  },
  {
    file: 'src/features/orders/follow-status.ts',
    line: 'const answer = await ask().catch(() => null);',
    to: ['() => undefined'],
    why: 'No answer either way.',
  },
  {
    file: 'src/features/orders/order-placed.ts',
    line: "return typeof key === 'string' && /^(menu\\/|offers-of-store\\/|orders|tracking\\/[^/]+$)/.test(key);",
    to: ['true'],
    why: 'Nothing but a text reads like one of these: only the types need to be told.',
  },
  {
    file: 'src/features/orders/use-order-again.ts',
    line: "const idle: State = { is: 'idle', text: null };",
    to: ['""'],
    why: 'There is no text to show either way.',
  },
  {
    file: 'src/features/orders/use-order-again.ts',
    line: 'turn.current += 1;',
    to: ['turn.current -= 1'],
    why: 'Any other number ends what belongs to the one before. A press can be cancelled only before it sends, so no number comes again while something is sent.',
  },
  {
    file: 'src/features/orders/use-order-status.ts',
    line: 'if (isPlaced(status) && status.reply?.isOwn) {',
    to: ['status.reply.isOwn'],
    why: 'Nothing but a reply says that an order is placed: only the types need to be told.',
  },
  {
    file: 'src/features/orders/use-order-status.ts',
    line: 'const again = useCallback(() => setAsked(({ count }) => ({ count: count + 1, isBusy: true })), []);',
    to: filledList,
    why: 'A list that is always the same changes nothing.',
  },
  {
    file: 'src/features/orders/api/get-order-details.ts',
    line: 'if (userId !== null) dispatch(keepOwnLastOrder(userId, order));',
    to: ['true'],
    why: 'Without a session nothing is asked for: only the types need to be told.',
  },
  {
    file: 'src/features/orders/api/get-order-history.ts',
    line: 'if (newest && customerId !== null) dispatch(keepOwnLastOrder(customerId, newest));',
    to: ['true'],
    why: 'Without a customer nothing is asked for: only the types need to be told.',
  },
  {
    file: 'src/features/orders/api/get-order-history.ts',
    line: 'const answer = await request.call(endpointAt(getOrderHistory, page), { params: undefined });',
    to: ['{}'],
    why: 'The link of a reply has no placeholders: only the types need to be told.',
  },
  {
    file: 'src/features/orders/api/get-order-recommendations.ts',
    line: 'return data ?? [];',
    to: filledList,
    why: 'What cannot be ordered is left out.',
  },
  {
    file: 'src/features/orders/components/thanks.tsx',
    line: "const until = timeOfDay(expectedAt ?? '');",
    to: ['"Stryker was here!"'],
    why: 'Any text will do that is no time.',
  },
  ...['components/thank-you.tsx', 'screens/order-status-screen.tsx'].map((file) => ({
    file: `src/features/orders/${file}`,
    line: 'return <PlacedElsewhere isCancelled={reply?.isCancelled} />;',
    to: ['reply.isCancelled'],
    why: 'Nothing but a reply says that an order is placed: only the types need to be told.',
  })),
  ...inTheFormsOfPayment,
  ...looksOfCheckout,
  ...looksOfOrders,
];
