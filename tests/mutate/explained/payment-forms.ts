import { type Explained, filledList } from './explained.ts';

/** The file is one of `src/features/checkout`. */
type Entry = readonly [file: string, line: string, to: readonly string[], from?: readonly string[]];

const alike = (why: string, entries: readonly Entry[]): readonly Explained[] =>
  entries.map(([file, line, to, from]) => ({
    file: `src/features/checkout/${file}`,
    line,
    to,
    ...(from && { from }),
    why,
  }));

const anyText = ['"Stryker was here!"'];

/** Of choosing how to pay, and of the forms of the ways: what makes no difference, by the reason. */
export const inTheFormsOfPayment: readonly Explained[] = [
  ...alike('The field is on the page whenever it is to have the focus: only the types need to be told.', [
    [
      'components/card-form.tsx',
      'else form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();',
      [
        'form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`).focus',
        'form.current.querySelector',
      ],
    ],
    [
      'components/paytm-link.tsx',
      'if (link === null && isOther.current) input.current?.focus();',
      ['input.current.focus'],
    ],
    [
      'components/voucher-form.tsx',
      'if (waitsForCode) secretField.current?.focus();',
      ['secretField.current.focus'],
    ],
    [
      'components/voucher-form.tsx',
      'if (found.number !== undefined) numberField.current?.focus();',
      ['numberField.current.focus'],
    ],
    [
      'screens/upi-form-screen.tsx',
      'if (refusal !== undefined) input.current?.focus();',
      ['input.current.focus'],
    ],
    ['screens/upi-form-screen.tsx', 'input.current?.focus();', ['input.current.focus']],
  ]),
  ...alike(
    'It would end in an error that nobody handles, at which a run of the tests fails, and no single test.',
    [
      ['components/code-form.tsx', 'input.current?.focus();', ['input.current.focus']],
      ['components/code-form.tsx', 'input.current?.select();', ['input.current.select']],
      ['components/paytm-link.tsx', 'input.current?.focus();', ['input.current.focus']],
      ['components/paytm-link.tsx', 'input.current?.select();', ['input.current.select']],
      [
        'components/bank-picker.tsx',
        'form.current?.querySelector<HTMLInputElement>(\'input[type="radio"]\')?.focus();',
        [
          'form.current?.querySelector<HTMLInputElement>(\'input[type="radio"]\').focus',
          'form.current.querySelector',
        ],
      ],
      ['components/promo-dialog.tsx', 'onChange?.();', ['onChange()']],
      ['screens/payment-screen.tsx', 'if (begun === null) return;', ['false']],
      ['use-open-payment.ts', 'if (!isHere || !answer?.ok) return;', ['answer.ok']],
      ['use-steps.ts', 'if (step !== null) dispatch(goByStep(step, { navigate, replace }));', ['true']],
    ],
  ),
  ...alike('The ways to pay are loaded wherever one comes here: only the types need to be told.', [
    ['screens/payment-type-screen.tsx', 'if (paymentOptionData === null) return null;', ['false']],
    [
      'screens/upi-form-screen.tsx',
      "pattern={upiIntentConfig?.vpaPattern ?? '.+@.+'}",
      ['upiIntentConfig.vpaPattern', '""'],
    ],
    ['use-upi-flows.ts', 'const none: readonly UpiFlow[] = [];', filledList],
    [
      'use-upi-flows.ts',
      'return upiIntentConfig === null ? none : upiFlows(upiIntentConfig, deviceOf(), variant);',
      ['false'],
    ],
    [
      'place-order.ts',
      'return price === selectNetPrice(state) ? (selectOptions(state)?.netPrice ?? price) : price;',
      ['selectOptions(state).netPrice'],
    ],
  ]),
  ...alike('Banks are offered only for a way that has some: only the types need to be told.', [
    ['screens/payment-screen.tsx', 'banks={option?.banks ?? []}', ['option.banks', ...filledList]],
  ]),
  ...alike('A transaction is named wherever one comes here: only the types need to be told.', [
    ['screens/payment-transaction-screen.tsx', 'if (id === null) return;', ['false']],
    ['screens/payment-transaction-screen.tsx', '{waits && id !== null ? (', ['true'], ['id !== null']],
    ['screens/pay-gateway-screen.tsx', 'if (transactionId === null) return;', ['false']],
  ]),
  ...alike('What is asked before, or beside it, says it as well: only the types need to be told.', [
    [
      'screens/payment-transaction-screen.tsx',
      'if (step === undefined || isWaiting(status))',
      ['false'],
      ['step === undefined'],
    ],
    ['screens/paytm-form-screen.tsx', '{step !== null && isHere ? (', ['true'], ['step !== null']],
    [
      'components/waiting-for-payment.tsx',
      '{hasApps && <UpiApps upi={upi} amount={step?.amount ?? 0} />}',
      ['step.amount'],
    ],
    [
      'form-of-option.ts',
      "return (mode !== undefined && withForm.includes(mode)) || banks.length > 0 ? 'payment' : null;",
      ['true'],
      ['mode !== undefined'],
    ],
    [
      'partner-bridge.ts',
      "const link = new URLSearchParams(upi?.link?.split('?')[1]);",
      ['upi?.link.split', 'upi.link'],
    ],
    [
      'payment-details-of.ts',
      'if (isWalletAlone && walletId !== undefined && paymentMode?.paymentType !== constants.wallet.hiddenInMode)',
      ['true'],
      ['walletId !== undefined'],
    ],
    [
      'place-order.ts',
      'if (!isInTwo || userId === null) return dispatch(initiate({ orderDetails, paymentDetails }));',
      ['false'],
      ['userId === null'],
    ],
    [
      'saved-option.ts',
      "if (lastMode !== mode || mode === undefined || mode === 'AMZPAY_WALLET' || isBlocked(mode)) return null;",
      ['false'],
      ['mode === undefined'],
    ],
  ]),
  ...alike('What is not known is neither more nor less than anything: only the types need to be told.', [
    [
      'amounts.ts',
      'if (!isWalletUsed || balance === undefined || netPrice === undefined) return 0;',
      ['false'],
      ['netPrice === undefined'],
    ],
  ]),
  ...alike('Nothing counts as 0 where it is compared with a number: only the types need to be told.', [
    [
      'partner-ends.ts',
      "return kind === 'refused' && (status === null || status < 500) ? 'FAILED' : 'NONE';",
      ['false'],
      ['status === null'],
    ],
  ]),
  ...alike('No way to pay, and no code of a refusal, is called so.', [
    [
      'screens/payment-screen.tsx',
      "const mode = isVoucher ? 'EVOUCHER' : (paymentModeOf(begunMode ?? '') ?? paymentMode?.paymentType);",
      anyText,
    ],
    [
      'screens/pay-gateway-screen.tsx',
      "const mode = paymentModeOf(begunMode ?? '') ?? paymentMode?.paymentType;",
      anyText,
    ],
    ['components/unfinished-step.tsx', "const mode = paymentModeOf(paymentMode ?? '');", anyText],
    [
      'load-options.ts',
      "optionsFailed(failureOf(answer.refusal) ?? failureWith({ code: '', text: genericTexts.text })),",
      anyText,
    ],
  ]),
  ...alike('It is no link to an app, and is not offered either way.', [
    ['components/upi-apps.tsx', "const any = { id: 'any', label: words.anyApp, link: link ?? '' };", anyText],
    [
      'components/upi-apps.tsx',
      'const links = [...apps, ...(apps.some(({ id }) => id === any.id) ? [] : [any])].filter(',
      filledList,
    ],
  ]),
  ...alike('Any text will do that is neither of the other two.', [
    ['components/paytm-pay.tsx', "const [down, setDown] = useState<Down>('none');", ['""']],
    ['components/paytm-pay.tsx', "setDown('none');", ['""']],
  ]),
  ...alike('The server names the number with every code that it has texted.', [
    [
      'components/voucher-form.tsx',
      '{byCode && <p role="status">{words.voucherSent(step.mobile ?? \'\')}</p>}',
      anyText,
    ],
  ]),
  ...alike('What is tried again was begun by a press, which has set it.', [
    ['screens/upi-form-screen.tsx', "const last = useRef<Instrument>({ flow: 'COLLECT' });", ['{}', '""']],
  ]),
  ...alike('No answer either way.', [
    ['load-terms.ts', '.catch(() => null);', ['() => undefined']],
    ['api/poll-payment.ts', '.catch(() => null);', ['() => undefined']],
    ['use-open-payment.ts', '.catch(() => null)', ['() => undefined']],
  ]),
  ...alike('A polling that has stopped does nothing more, whoever wakes it.', [
    ['use-polling.ts', "document.removeEventListener('visibilitychange', seen);", ['""']],
    ['use-polling.ts', "window.removeEventListener('pagehide', polling.pause);", ['""']],
    ['use-polling.ts', "window.removeEventListener('pageshow', polling.resume);", ['""']],
  ]),
  ...alike('What is undefined is not sent either way.', [
    [
      'api/begin-order.ts',
      '...(secondaryPaymentId !== undefined && { secondaryPaymentId }),',
      ['true'],
      ['secondaryPaymentId !== undefined'],
    ],
    [
      'api/begin-order.ts',
      '...(transactionStatusUrl !== undefined && { transactionStatusUrl }),',
      ['true'],
      ['transactionStatusUrl !== undefined'],
    ],
    [
      'api/begin-order.ts',
      '...(walletAmount !== undefined && { walletAmount }),',
      ['true'],
      ['walletAmount !== undefined'],
    ],
  ]),
  ...alike('What is not there is undefined, and no more than 0.', [
    [
      'components/amount-line.tsx',
      'begun ?? (isWaiting ? { amount: undefined, walletAmount: 0 } : known);',
      ['{}'],
    ],
  ]),
  ...alike('It is gone again before anybody has seen it, or is empty: a look alone.', [
    [
      'components/amount-line.tsx',
      '{note !== null && <span className={styles.note}>{note}</span>}',
      ['true'],
      ['note !== null'],
    ],
    ['send-to-gateway.ts', 'element.hidden = true;', ['false']],
    ['send-to-gateway.ts', "input.type = 'hidden';", ['""']],
  ]),
  ...alike('A text without digits is no number.', [
    [
      'components/paytm-link.tsx',
      "const [mobile, setMobile] = useState(() => nationalMobile(ownMobile ?? ''));",
      anyText,
    ],
  ]),
  ...alike('React runs it twice for the same order in development alone.', [
    [
      'use-code-sent.ts',
      'if (wasSent || askedFor.current === orderTransactionId) return;',
      ['false'],
      ['askedFor.current === orderTransactionId'],
    ],
  ]),
  ...alike('Any other number asks again.', [
    ['use-transaction.ts', 'setAsked((times) => times + 1);', ['times - 1']],
  ]),
  ...alike('Where there is none, nothing is closed, said or given the focus.', [
    ['screens/payment-type-screen.tsx', 'if (failure !== null) dispatch(failureClosed());', ['true']],
    [
      'components/voucher-form.tsx',
      'if (text !== undefined) wrong(asksSecret && !fails ? { secret: text } : { number: text });',
      ['true'],
    ],
  ]),
  ...alike('Only the form of a voucher is answered by the steps of a voucher.', [
    [
      'screens/payment-screen.tsx',
      "(shown === 'voucher' && (next.action === 'EV_PIN' || next.action === 'EV_OTP')) ||",
      ['true'],
      ["shown === 'voucher'"],
    ],
  ]),
];
