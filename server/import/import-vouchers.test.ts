import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLedger } from '../ledger/ledger.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createVouchers } from '../vouchers/vouchers.ts';
import { readVouchers } from './read-vouchers.ts';
import { run } from './run.ts';

const secret = 'the secret of the tests, long enough';
const header = 'code,pin,kind,amount,mobile,valid_until';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vouchers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describeDatabases('the import of vouchers', (open) => {
  async function setUp() {
    const db = await open();
    const { now } = createTestClock();
    const ledger = createLedger({ db, now });
    const printed: string[] = [];

    async function load(...lines: readonly string[]) {
      const file = join(folder, 'vouchers.csv');
      writeFileSync(file, lines.join('\r\n'));
      printed.length = 0;
      const code = await run(['vouchers', file], {
        env: { SESSION_SECRET: secret },
        open: async () => ({
          db,
          name: 'the test database',
          longWork: (work) => work(db),
          close: async () => {},
        }),
        now,
        print: (line) => void printed.push(line),
        printError: (line) => void printed.push(line),
      });
      return { code, text: printed.join('\n') };
    }
    return { db, ledger, vouchers: createVouchers({ db, ledger, secret }), load };
  }

  it('PAY-14 issues each voucher once, with its PIN and its amount, however often the file is loaded', async () => {
    const { ledger, vouchers, load } = await setUp();
    const lines = [
      `\uFEFF${header}`,
      '5000 1000 4001,482913,GIFT_CARD,499.50,9876543210,2027-03-31',
      '',
      '"GIFT-AB12CD",,E_VOUCHER,"1000",9876543210,',
    ];
    const first = await load(...lines);
    expect(first).toEqual({ code: 0, text: 'Imported into the test database:\n  vouchers: 2 (2 written)' });
    const card = await vouchers.find('500010004001');
    expect(card).toMatchObject({
      kind: 'GIFT_CARD',
      mobile: '9876543210',
      valid_until: new Date('2027-03-31T18:30:00Z'),
    });
    expect(await vouchers.isPin(card, '482913')).toBe(true);
    expect(await vouchers.find('GIFTAB12CD')).toMatchObject({ pin_hash: null, valid_until: null });
    expect(await ledger.balanceOf('voucher:500010004001')).toBe(49_950);
    const more = await load(...lines, '500010004002,123456,E_VOUCHER,200,9876543210,');
    expect(more.text).toContain('vouchers: 3 (1 written)');
    expect(await ledger.balanceOf('voucher:500010004001')).toBe(49_950);
    expect((await load(...lines)).text).toContain('(nothing changed)');
  });

  it('PAY-14 names a voucher that was issued with another amount, and leaves it as it is, also once it is paid with', async () => {
    const { db, ledger, vouchers, load } = await setUp();
    await load(header, '500010004001,,GIFT_CARD,500,9876543210,', '500010004002,,GIFT_CARD,200,9876543210,');
    const use = { code: '500010004002', userId: 'u-1', transactionId: 't-1', amount: 5_000 };
    await db.transaction().execute((transaction) => vouchers.pay(use, transaction));
    const again = await load(
      header,
      '500010004001,,GIFT_CARD,750.50,9876543210,',
      '500010004002,,GIFT_CARD,200,9876543210,',
      '500010004003,,GIFT_CARD,300,9876543210,',
    );
    expect(again.code).toBe(0);
    expect(again.text.split('\n').slice(1)).toEqual([
      '  vouchers: 3 (1 written)',
      '  500010004001 was issued with ₹500 before, and stays so: the ₹750.50 of the file are not added.',
    ]);
    expect(await ledger.balanceOf('voucher:500010004001')).toBe(50_000);
  });

  it('names each fault by line and column, issues nothing then, and says no PIN', async () => {
    const { db, load } = await setUp();
    const { code, text } = await load(
      header,
      '500010004001,482913,GIFT_CARD,500,9876543210,',
      '5.0001E+11,48291x,CARD,5000000,12345,2027-02-30',
      '500010004001,,GIFT_CARD,500,9876543210,',
      '500010004003,1234',
    );
    expect(code).toBe(1);
    for (const place of ['code', 'pin', 'kind', 'amount', 'mobile', 'valid_until'])
      expect(text).toContain(`line 3, ${place} is not `);
    expect(text).toContain('line 4, code stands in line 2 already');
    expect(text).toContain('line 5 has 2 cells in place of 6');
    expect(text).toContain('Nothing was imported: 8 faults to fix first.');
    expect(text).not.toMatch(/48291|1234\b/);
    expect(await db.selectFrom('vouchers').selectAll().execute()).toEqual([]);
  });

  it('refuses PINs of different lengths: a spreadsheet eats the zeros that one begins with', async () => {
    const { db, load } = await setUp();
    const { code, text } = await load(
      header,
      '500010004001,48291,GIFT_CARD,500,9876543210,',
      '500010004002,,E_VOUCHER,500,9876543210,',
      '500010004003,4512,GIFT_CARD,500,9876543210,',
    );
    expect(code).toBe(1);
    expect(text).toContain('line 4, pin has 4 digits, others have 5.');
    expect(text).toContain('Nothing was imported: 1 fault to fix first.');
    expect(text).not.toMatch(/4512|48291/);
    expect(await db.selectFrom('vouchers').selectAll().execute()).toEqual([]);
  });

  it('refuses a voucher whose last day is over', async () => {
    const { db, load } = await setUp();
    const day = (at: number) => new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 10);
    const today = createTestClock().now();
    const first = await load(
      header,
      `500010004001,,E_VOUCHER,500,9876543210,${day(today - 24 * 3_600_000)}`,
      `500010004002,,E_VOUCHER,500,9876543210,${day(today)}`,
    );
    expect(first.code).toBe(1);
    expect(first.text).toContain('line 2, valid_until is over.');
    expect(first.text).not.toContain('line 3');
    expect(await db.selectFrom('vouchers').selectAll().execute()).toEqual([]);
  });

  it('says what is wrong with a file that is no such table', async () => {
    const { load } = await setUp();
    expect((await load('code;pin')).text).toContain(`does not begin with the line '${header}'`);
    expect((await load(header, '"500010004001,,')).text).toContain('double quote that is not closed');
    // As spreadsheets save 'Unicode text'.
    const file = join(folder, 'vouchers.csv');
    writeFileSync(file, Buffer.from(`${header}\r\n`, 'utf16le'));
    expect(readVouchers(file, 0).faults.map(({ message }) => message)).toEqual([
      'The file is not saved as UTF-8: save it again with the encoding UTF-8.',
    ]);
  });
});
