import { describe, expect, it, vi } from 'vitest';
import type { AddressInput, SavedAddress } from '#schemas/entities/address.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createTestApp, customerHeaders, guestHeaders } from '../testing/test-app.ts';
import { mostAddresses } from './addresses-repository.ts';
import { mostFavourites } from './favourites-repository.ts';

// Each test begins with the gazetteer and the whole menu in the database.
vi.setConfig({ testTimeout: 30_000 });

const home: AddressInput = {
  latitude: 12.9719,
  longitude: 77.6412,
  city: 'Bengaluru',
  city_region: 'South',
  area_level0: 'India',
  area_level1: 'Karnataka',
  area_level2: 'Indiranagar',
  mobile_no: '9876543210',
  houseNo: '12',
  address: '100 Feet Road',
  landmark: 'Opposite the park',
  floor: '2',
  name: 'Asha',
  email: 'asha@example.in',
  label: 'Home',
};

describeDatabases('what customers keep', (open) => {
  async function setUp() {
    const db = await open();
    const test = await createTestApp(db);
    const asha = await customerHeaders(test, { userId: 'u-asha', mobile: '9876543210' });
    const imran = await customerHeaders(test, { userId: 'u-imran', mobile: '9876500000' });
    const guest = guestHeaders(await test.sessions.createGuest());

    const call =
      (method: 'GET' | 'POST' | 'PUT' | 'DELETE', headers: Record<string, string>) =>
      (url: string, payload?: object) =>
        test.ask({ method, url, headers, ...(payload && { payload }) });
    return { ...test, db, call, asha, imran, guest };
  }
  type Setup = Awaited<ReturnType<typeof setUp>>;

  describe('addresses', () => {
    const list = '/customer-service/ve2/user/u-asha/addresses';
    const one = (id: string) => `/customer-service/ve2/user/addresses/${id}`;

    async function save({ call, asha }: Setup, address: Partial<AddressInput> = {}): Promise<SavedAddress> {
      const reply = await call('POST', asha)(list, { data: { ...home, ...address } });
      expect(reply.statusCode).toBe(200);
      return reply.json().data.address;
    }

    async function addresses({ call, asha }: Setup): Promise<SavedAddress[]> {
      const reply = await call('GET', asha)(list);
      expect(reply.headers['cache-control']).toBe('private, no-store');
      return reply.json().data.addresses;
    }

    it('API-123 API-124 LOC-37 are saved whole, and listed the newest first', async () => {
      const setup = await setUp();
      const first = await save(setup);
      expect(first).toEqual({ ...home, address_id: expect.any(String) });
      setup.clock.forward(1000);
      const second = await save(setup, { label: 'Work', houseNo: '4B' });
      expect(await addresses(setup)).toEqual([second, first]);
    });

    it('API-123 API-124 are reached by the mobile number of the session too', async () => {
      const setup = await setUp();
      const saved = await save(setup);
      const byMobile = '/customer-service/ve2/user/9876543210/addresses';
      expect((await setup.call('GET', setup.asha)(byMobile)).json().data.addresses).toEqual([saved]);
      expect((await setup.call('GET', setup.imran)(byMobile)).statusCode).toBe(403);
    });

    it('API-124 the same address twice is one, also at the same time', async () => {
      const setup = await setUp();
      const [first, second] = await Promise.all([save(setup), save(setup)]);
      const third = await save(setup, { name: ' Asha ' });
      expect([second, third]).toEqual([first, first]);
      expect(await addresses(setup)).toEqual([first]);
    });

    it('API-125 are changed, and a change can be repeated', async () => {
      const setup = await setUp();
      const { address_id } = await save(setup);
      const { floor: _, ...moved } = { ...home, houseNo: '14' };
      for (let time = 0; time < 2; time++) {
        const reply = await setup.call('PUT', setup.asha)(one(address_id), { data: moved });
        expect(reply.json().data.address).toEqual({ ...moved, address_id });
      }
      expect(await addresses(setup)).toEqual([{ ...moved, address_id }]);
    });

    it('API-125 one that becomes equal to another replaces it; a deleted one is reported', async () => {
      const setup = await setUp();
      await save(setup);
      const { address_id } = await save(setup, { houseNo: '14' });
      await setup.call('PUT', setup.asha)(one(address_id), { data: home });
      expect(await addresses(setup)).toEqual([{ ...home, address_id }]);
      const gone = await setup.call('PUT', setup.asha)(one('a-gone'), { data: home });
      expect(gone.statusCode).toBe(404);
      expect(gone.json()).toMatchObject({ errors: [{ code: 'NO_SUCH_ADDRESS' }] });
    });

    it('API-126 are deleted, and deleting again succeeds', async () => {
      const setup = await setUp();
      const { address_id } = await save(setup);
      for (let time = 0; time < 2; time++)
        expect((await setup.call('DELETE', setup.asha)(one(address_id))).json()).toMatchObject({
          status: 'SUCCESS',
        });
      expect(await addresses(setup)).toEqual([]);
    });

    it('API-123 API-124 API-125 API-126 cannot be read, changed or deleted by another customer', async () => {
      const setup = await setUp();
      const saved = await save(setup);
      const { call, imran } = setup;
      expect((await call('GET', imran)(list)).statusCode).toBe(403);
      expect((await call('POST', imran)(list, { data: home })).statusCode).toBe(403);
      expect(
        (await call('PUT', imran)(one(saved.address_id), { data: { ...home, houseNo: '1' } })).statusCode,
      ).toBe(404);
      await call('DELETE', imran)(one(saved.address_id));
      expect(await addresses(setup)).toEqual([saved]);
      expect(
        (await call('GET', imran)('/customer-service/ve2/user/u-imran/addresses')).json().data.addresses,
      ).toEqual([]);
    });

    it('ROL-03 are for logged-in customers: guests log in first, others begin a session', async () => {
      const { call, guest } = await setUp();
      const own = '/customer-service/ve2/user/u-guest/addresses';
      for (const [headers, status, code] of [
        [guest, 403, 'LOGIN_NEEDED'],
        [{}, 401, 'SESSION_EXPIRED'],
      ] as const) {
        for (const reply of [
          await call('GET', headers)(own),
          await call('POST', headers)(own, { data: home }),
          await call('PUT', headers)(one('a-1'), { data: home }),
          await call('DELETE', headers)(one('a-1')),
        ])
          expect([reply.statusCode, reply.json().errors[0].code]).toEqual([status, code]);
      }
    });

    it('VAL-19 LOC-37 are checked field by field', async () => {
      const { call, asha } = await setUp();
      const wrong: [keyof AddressInput, unknown][] = [
        ['houseNo', '12345678901'],
        ['houseNo', '  '],
        ['address', 'x'.repeat(41)],
        ['landmark', 'x'.repeat(51)],
        ['mobile_no', '0123456789'],
        ['email', 'asha'],
        ['latitude', 91],
        ['label', 'Gym'],
      ];
      for (const [field, value] of wrong) {
        const reply = await call('POST', asha)(list, { data: { ...home, [field]: value } });
        expect([field, reply.statusCode]).toEqual([field, 400]);
        expect(reply.json().errors[0].displayMsg).toContain(field);
      }
    });

    it('API-124 refuse bodies larger or deeper than the form can send', async () => {
      const { ask, call, asha } = await setUp();
      for (const [data, status] of [
        [{ ...home, houseNo: 'x'.repeat(70_000) }, 413],
        [{ ...home, floor: 'x'.repeat(50_000) }, 400],
        [{ ...home, latitude: '12.9' }, 400],
        [{ ...home, longitude: null }, 400],
        [[], 400],
      ] as const)
        expect((await call('POST', asha)(list, { data })).statusCode).toBe(status);
      const deep = `{"data":{"houseNo":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`;
      const headers = { ...asha, 'content-type': 'application/json' };
      const reply = await ask({ method: 'POST', url: list, headers, payload: deep });
      expect(reply.statusCode).toBe(400);
    });

    it.each(['1\0', '1\ud800'])('API-124 refuse invalid characters: %j', async (houseNo) => {
      const { call, asha } = await setUp();
      const reply = await call('POST', asha)(list, { data: { ...home, houseNo } });
      expect([reply.statusCode, reply.json().errors[0].code]).toEqual([400, 'INVALID_INPUT']);
    });

    it('API-124 are fifty at the most, and saving the same one again adds none', async () => {
      const setup = await setUp();
      for (let number = 1; number <= mostAddresses; number++) await save(setup, { houseNo: String(number) });
      const reply = await setup.call('POST', setup.asha)(list, { data: { ...home, houseNo: 'more' } });
      expect(reply.statusCode).toBe(409);
      expect(reply.json().errors[0].displayMsg).toMatch(/50 saved addresses\. Delete one/);
      await save(setup, { houseNo: '1' });
      expect(await addresses(setup)).toHaveLength(mostAddresses);
    });

    it('API-124 are fifty at the most, also when several are saved at the same time', async () => {
      const setup = await setUp();
      for (let number = 2; number <= mostAddresses; number++) await save(setup, { houseNo: String(number) });
      const replies = await Promise.all(
        ['A', 'B', 'C'].map((houseNo) =>
          setup.call('POST', setup.asha)(list, { data: { ...home, houseNo } }),
        ),
      );
      expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
      expect(await addresses(setup)).toHaveLength(mostAddresses);
    });
  });

  describe('favourites', () => {
    const url = '/customer-service/ve1/user/favourites/products';
    const set = ({ call, asha }: Setup, productId: string, favourite = true) =>
      call('POST', asha)(url, { userId: 'u-asha', productId, favourite });

    it('API-038 API-039 MEN-23 are set and removed, also repeatedly, and listed the latest first', async () => {
      const setup = await setUp();
      await set(setup, 'PIZ1');
      setup.clock.forward(1000);
      await set(setup, 'PIZ7');
      const again = await set(setup, 'PIZ1');
      expect(again.json()).toEqual({ status: 'SUCCESS', productIds: ['PIZ7', 'PIZ1'] });
      for (let time = 0; time < 2; time++)
        expect((await set(setup, 'PIZ7', false)).json()).toEqual({ status: 'SUCCESS', productIds: ['PIZ1'] });
      const listed = await setup.call('GET', setup.asha)(url);
      expect(listed.json()).toEqual({ status: 'SUCCESS', productIds: ['PIZ1'] });
      expect(listed.headers['cache-control']).toBe('private, no-store');
    });

    it('API-039 cannot be read or changed by another customer', async () => {
      const setup = await setUp();
      await set(setup, 'PIZ1');
      const { call, imran } = setup;
      const body = { userId: 'u-asha', productId: 'PIZ1', favourite: false };
      expect((await call('POST', imran)(url, body)).statusCode).toBe(403);
      expect((await call('GET', imran)(url)).json().productIds).toEqual([]);
      expect((await call('GET', setup.asha)(url)).json().productIds).toEqual(['PIZ1']);
    });

    it('API-038 API-039 are for logged-in customers alone', async () => {
      const { call, guest } = await setUp();
      const body = { userId: 'u-asha', productId: 'PIZ1', favourite: true };
      expect((await call('GET', guest)(url)).statusCode).toBe(403);
      expect((await call('POST', guest)(url, body)).json()).toMatchObject({
        errors: [{ code: 'LOGIN_NEEDED' }],
      });
      expect((await call('GET', {})(url)).statusCode).toBe(401);
    });

    it('API-039 are products of the catalogue, up to the limit', async () => {
      const setup = await setUp();
      const unknown = await set(setup, 'NOTHING');
      expect([unknown.statusCode, unknown.json().errors[0].code]).toEqual([404, 'NO_SUCH_PRODUCT']);
      expect((await set(setup, 'NOTHING', false)).statusCode).toBe(200);

      const ids = Array.from({ length: mostFavourites }, (_, at) => `F${at}`);
      const model = await setup.db
        .selectFrom('products')
        .selectAll()
        .where('id', '=', 'BEV5')
        .executeTakeFirstOrThrow();
      await setup.db
        .insertInto('products')
        .values(
          ids.map((id) => ({
            ...model,
            id,
            menu_code: id,
            sizes: '[]',
            crusts: '[]',
            options: '[]',
          })),
        )
        .execute();
      await setup.db
        .insertInto('favourite_products')
        .values(
          ids.map((id) => ({ user_id: 'u-asha', product_id: id, marked_at: new Date(setup.clock.now()) })),
        )
        .execute();
      const many = await set(setup, 'PIZ1');
      expect([many.statusCode, many.json().errors[0].code]).toEqual([409, 'TOO_MANY_FAVOURITES']);
      expect((await set(setup, 'F1')).statusCode).toBe(200);

      await set(setup, 'F1', false);
      const together = await Promise.all(['PIZ1', 'PIZ2', 'PIZ3'].map((id) => set(setup, id)));
      expect(together.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    });
  });
});
