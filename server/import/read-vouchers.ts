import type { Fault } from '#schemas/check/fault.ts';
import { mobilePattern } from '#schemas/entities/customer-fields.ts';
import { type NewVoucher, voucherCode } from '../vouchers/vouchers.ts';
import { readTextFile } from '../read-text-file.ts';
import { readCsv } from './read-csv.ts';

const columns = ['code', 'pin', 'kind', 'amount', 'mobile', 'valid_until'] as const;
type Column = (typeof columns)[number];
type Cells = Readonly<Record<Column, string>>;

const header = columns.join(',');
/** ₹1,00,000. */
const mostPaise = 10_000_000;
const dayMs = 24 * 60 * 60_000;

interface Read {
  readonly vouchers: readonly NewVoucher[];
  readonly faults: readonly Fault[];
}

/** Reads vouchers from a table. `now`: one that has ended by then is a fault. No fault says what a PIN is. */
export function readVouchers(file: string, now: number): Read {
  const fault = (address: string, code: string, message: string): Fault => ({
    file,
    address,
    code,
    message: `${address || 'The file'} ${message}`,
  });
  const nothing = (code: string, message: string): Read => ({
    vouchers: [],
    faults: [fault('', code, message)],
  });
  const { text, why } = readTextFile(file);
  if (text === undefined) return nothing(why.code, why.message);
  const rows = readCsv(text);
  if (!rows) return nothing('csv-syntax', 'has a double quote that is not closed. Save it as CSV once more.');
  const [first, ...others] = rows;
  if (first?.cells.join(',').toLowerCase() !== header)
    return nothing('wrong-header', `does not begin with the line '${header}'. Write it as the first line.`);

  const faults: Fault[] = [];
  const vouchers: NewVoucher[] = [];
  const lines = new Map<string, number>();
  let digits: number | undefined;
  for (const { line, cells } of others) {
    if (cells.length !== columns.length) {
      faults.push(
        fault(`line ${line}`, 'wrong-cells', `has ${cells.length} cells in place of ${columns.length}.`),
      );
      continue;
    }
    const row = Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])) as unknown as Cells;
    const code = voucherCode(row.code);
    const wrong = faultsOf({ ...row, code });
    // A spreadsheet that makes a number of a PIN takes the zeros off that it begins with: nobody would have that PIN.
    if (row.pin !== '' && !wrong.some(([name]) => name === 'pin')) {
      digits ??= row.pin.length;
      if (row.pin.length !== digits) wrong.push(['pin', otherLength(row.pin.length, digits)]);
    }
    const day = lastDay(row.valid_until);
    if (day !== undefined && day + dayMs <= now)
      wrong.push(['valid_until', 'is over. Write a later day, or remove the line.']);
    const before = lines.get(code);
    if (before !== undefined) wrong.push(['code', `stands in line ${before} already. Remove one of them.`]);
    lines.set(code, line);
    faults.push(...wrong.map(([name, message]) => fault(`line ${line}, ${name}`, `wrong-${name}`, message)));
    if (wrong.length === 0) vouchers.push(voucherOf({ ...row, code }));
  }
  return { vouchers: faults.length > 0 ? [] : vouchers, faults };
}

const rules: readonly (readonly [Column, (cell: string) => boolean, string])[] = [
  [
    'code',
    (cell) => /^[A-Z0-9]{6,32}$/.test(cell),
    'is not 6 to 32 letters and digits. A spreadsheet may have made a number of it: format the column as text.',
  ],
  [
    'pin',
    (cell) => cell === '' || /^\d{4,12}$/.test(cell),
    'is not 4 to 12 digits. Leave it empty for a voucher that is paid with by a code to its mobile number.',
  ],
  ['kind', (cell) => cell === 'E_VOUCHER' || cell === 'GIFT_CARD', 'is not E_VOUCHER or GIFT_CARD.'],
  [
    'amount',
    (cell) => /^\d{1,6}(?:\.\d{2})?$/.test(cell) && paiseOf(cell) > 0 && paiseOf(cell) <= mostPaise,
    'is not an amount in rupees from 0.01 to 100000, such as 500 or 499.50.',
  ],
  ['mobile', (cell) => mobilePattern.test(cell), 'is not a mobile number of ten digits.'],
  [
    'valid_until',
    (cell) => cell === '' || lastDay(cell) !== undefined,
    'is not a day such as 2027-03-31. Leave it empty for a voucher without an end.',
  ],
];

function faultsOf(row: Cells): (readonly [Column, string])[] {
  return rules.flatMap(([name, isRight, message]) => (isRight(row[name]) ? [] : [[name, message] as const]));
}

function otherLength(digits: number, others: number): string {
  return `has ${digits} digits, others have ${others}. A spreadsheet may have taken zeros off: format the column as text. Load PINs of different lengths from files of their own.`;
}

function voucherOf({ code, pin, kind, amount, mobile, valid_until: until }: Cells): NewVoucher {
  const day = lastDay(until);
  return {
    code,
    ...(pin !== '' && { pin }),
    kind: kind as NewVoucher['kind'],
    mobile,
    amount: paiseOf(amount),
    // To the end of that day in India.
    validUntil: day === undefined ? null : new Date(day + dayMs),
  };
}

function paiseOf(rupees: string): number {
  return Math.round(Number(rupees) * 100);
}

/** The beginning of a day in India. */
function lastDay(text: string): number | undefined {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00+05:30`) : Number.NaN;
  const isDay = !Number.isNaN(at) && new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 10) === text;
  return isDay ? at : undefined;
}
