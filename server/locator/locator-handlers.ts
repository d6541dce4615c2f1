import type { Call } from '#schemas/call.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { catalogueTag, noteTags } from '../cache-tags.ts';
import { Answer, type AnswerOptions, keptUntil, revalidated } from '../http/answer.ts';
import { callerOf } from '../http/caller-of.ts';
import type { CallInput, HandlersOf } from '../http/handlers.ts';
import { failedReply, HttpFault } from '../http/http-fault.ts';
import { deliveryTypeOf, orderTypeOf } from '../http/order-type.ts';
import { minuteEnd } from '../http/minute-end.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { canonicalCity } from './canonical-city.ts';
import { chooseStore, storeNow } from './choose-store.ts';
import { placeOf, placeOfStore, storeIdOf } from './describe-place.ts';
import { createFindPlaces } from './find-places.ts';
import type { GazetteerMemory } from './gazetteer-memory.ts';
import { isInIndia } from './india.ts';
import { noStore, outsideIndia, storeOff, takesNone } from './lookup-failures.ts';
import type { PlacesRepository } from './places-repository.ts';
import type { Position } from '#schemas/rules/distance-between.ts';
import { storeEta } from './store-eta.ts';
import { storeDetail, type StoreRow } from './store-row.ts';
import type { StoreLists } from './store-lists.ts';
import type { StoresRepository } from './stores-repository.ts';

interface LocatorOptions {
  readonly stores: StoresRepository;
  readonly lists: StoreLists;
  readonly places: PlacesRepository;
  readonly memory: () => Promise<GazetteerMemory>;
  /** Limits searches and store lookups of one customer, which read a large part of the gazetteer. */
  readonly searches: RateLimit;
  /** The same for all customers of one address together, because a client can begin any number of guest sessions. */
  readonly searchesFrom: RateLimit;
  /** What a customer who orders now can expect; undefined where nobody waits. */
  readonly minutesOfNew: (orderType: OrderTypeCode) => number | undefined;
  readonly now: () => number;
}

/** Stores farther away are not shown as near, nor offered for takeaway. */
const nearMetres = 50_000;
const nearestStores = 20;
/** A position within this distance of a known city is in India, even outside the coarse outline. */
const borderMetres = 20_000;
/** A position farther from the nearest town than this is not in a town. */
const sameTownMetres = 20_000;
/** A search for a place, and not for a store, shows the stores within this distance. */
const aroundMetres = 25_000;

export function locatorHandlers({
  stores,
  lists,
  places,
  memory,
  searches,
  searchesFrom,
  minutesOfNew,
  now,
}: LocatorOptions): HandlersOf<
  | 'getStores'
  | 'getStore'
  | 'getCities'
  | 'getCityStores'
  | 'getCityLocalities'
  | 'autocomplete'
  | 'geocode'
  | 'geocodes'
  | 'getStoresNew'
  | 'getNearestStores'
  | 'getStoresInCity'
  | 'searchStores'
  | 'getStorePage'
  | 'getPickupStore'
  | 'getStoreLocalities'
  | 'selectAddressStore'
> {
  const find = createFindPlaces({ places, stores, memory });

  /** Counts by customer if there is one, and by address with a much higher limit: many customers of a mobile network share one. */
  async function countSearch({ session, request }: Pick<CallInput<Call>, 'session' | 'request'>) {
    const caller = callerOf(request);
    if (session) await searchesFrom.take(caller);
    await searches.take(session?.userId ?? caller);
  }

  async function storeOf(id: string) {
    const store = await stores.find(id);
    if (!store) {
      throw new HttpFault(404, {
        code: 'NO_SUCH_STORE',
        displayMsg: `There is no restaurant ${id}. It may have moved: look for one near you.`,
      });
    }
    return store;
  }

  const oneStore = async ({ params }: { readonly params: { readonly storeId: string } }) =>
    ofMinute(async () => kept({ store: storeDetail(await storeOf(params.storeId), now()) }));

  const details = (rows: readonly Parameters<typeof storeDetail>[0][]) => {
    const at = now();
    return rows.map((row) => storeDetail(row, at));
  };

  /** A reply with stores that are open or not: caches in front keep it until one may open or close. */
  async function ofMinute<Body>(find: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
    const until = minuteEnd(now());
    return keptUntil(await find(), until, now());
  }

  /** The place at a position, and its name within a sentence; undefined outside India. */
  async function placeAt(position: Position) {
    const nearest = await places.nearest(position);
    if (!nearest || (nearest.distance > borderMetres && !isInIndia(position))) return undefined;
    const place = placeOf(nearest, position);
    if (nearest.distance < sameTownMetres) return { place, name: place.title };
    return { place: { ...place, title: `Near ${place.title}` }, name: `places near ${place.title}` };
  }

  /** Stores that can serve a position, the nearest first: riders go as far as their store says, trains come to the store. */
  async function reaching(position: Position, orderType: OrderTypeCode) {
    if (orderType === 'D') return stores.deliveringTo(position, nearestStores);
    const within = orderType === 'IRCTC' ? {} : { within: nearMetres };
    return stores.nearest({ position, orderType, limit: nearestStores, ...within });
  }

  /** A store that takes the customer's order. */
  const serving = (store: StoreRow, orderType: OrderTypeCode) => {
    const at = now();
    const eta = storeEta(store, { minutes: minutesOfNew(orderType), now: at });
    return { ...storeDetail(store, at), ...(eta && { eta }) };
  };

  return {
    getStores: ({ query }) =>
      ofMinute(async () => {
        const { body, version: etag, serialised } = await lists.find(orderTypeOf(query.orderDeliveryType));
        return shared(body, undefined, { etag, serialised });
      }),

    getStore: oneStore,
    getStorePage: oneStore,

    // The reply depends on the current time, so it is not cached.
    async getPickupStore({ params, request }) {
      const store = await storeOf(params.storeId);
      const asked = deliveryTypeOf(request);
      const orderType = asked === 'DINEIN' || asked === 'CURB' ? asked : 'P';
      if (!store.order_types.includes(orderType)) return takesNone(orderType, store);
      const state = storeNow(store, now());
      return state.kind === 'serves' ? success({ store: serving(store, orderType) }) : storeOff(state);
    },

    async getCities({ query }) {
      return kept({ cities: [...(await lists.cities(orderTypeOf(query.delivery_type)))] });
    },

    async getCityStores(input) {
      const { params, query } = input;
      const city = canonicalCity(params.city);
      const orderType = orderTypeOf(query.orderDeliveryType);
      const position = positionOf(query);
      if (position) await countSearch(input);
      return ofMinute(async () => {
        const found = position
          ? await stores.nearest({ position, orderType, city })
          : await stores.list({ orderType, city });
        return shared({ status: 'SUCCESS' as const, storeStationDetails: details(found) }, position);
      });
    },

    async getCityLocalities({ params }) {
      return kept({ localities: await places.localitiesOf(canonicalCity(params.city)) });
    },

    async autocomplete(input) {
      const { query } = input;
      await countSearch(input);
      const near = positionOf(query);
      return success(await find.suggest({ typed: query.query, near }));
    },

    async geocode(input) {
      const { query } = input;
      await countSearch(input);
      const found = await placeAt(query);
      return found ? success({ place: found.place }) : outsideIndia();
    },

    async geocodes(input) {
      const { placeId } = input.query;
      await countSearch(input);
      const storeId = storeIdOf(placeId);
      if (storeId !== undefined) {
        const store = await stores.find(storeId);
        return store ? success({ place: placeOfStore(store) }) : noSuchPlace();
      }
      const place = await find.placeWithId(placeId);
      return place ? success({ place }) : noSuchPlace();
    },

    async getStoresNew(input) {
      const { query } = input;
      const { page, size } = query;
      const position = positionOf(query);
      if (position) await countSearch(input);
      return ofMinute(async () => {
        const rows = await stores.page({ position, offset: (page - 1) * size, limit: size + 1 });
        const hasNext = rows.length > size;
        const found = {
          stores: details(rows.slice(0, size)),
          hasNext,
          ...(hasNext && { nextPage: page + 1 }),
        };
        return shared(success(found), position);
      });
    },

    async getNearestStores(input) {
      const { query } = input;
      await countSearch(input);
      const orderType = query.storeLocatorflag ? undefined : orderTypeOf(query.orderDeliveryType);
      const found = await stores.nearest({
        position: query,
        orderType,
        within: nearMetres,
        limit: nearestStores,
      });
      if (orderType !== 'D') return success({ stores: details(found) });
      const choice = chooseStore(await reaching(query, orderType), now());
      const delivering = choice.kind === 'none' ? undefined : choice.store.id;
      const marked = details(found).map((store) => ({ ...store, deliversHere: store.id === delivering }));
      return success({ stores: marked });
    },

    getStoresInCity: ({ params }) =>
      ofMinute(async () =>
        kept({ stores: details(await stores.list({ city: canonicalCity(params.city) })) }),
      ),

    async searchStores(input) {
      const { location } = input.params;
      await countSearch(input);
      const named = await find.storesNamed(location);
      if (named.length > 0) return success({ stores: details(named) });
      const place = await find.bestPlace(location);
      const around = place
        ? await stores.nearest({ position: place, within: aroundMetres, limit: nearestStores })
        : [];
      return success({ stores: details(around) });
    },

    async getStoreLocalities({ params }) {
      const store = await storeOf(params.storeId);
      const metres = store.order_types.includes('D') ? store.delivery_radius : 0;
      return kept({ localities: await places.localitiesAround(store, metres) });
    },

    async selectAddressStore(input) {
      const { request, body } = input;
      await countSearch(input);
      const { latitude, longitude, addressRequired } = body.data;
      const position = { latitude, longitude };
      const orderType = deliveryTypeOf(request) ?? 'D';
      const choice = chooseStore(await reaching(position, orderType), now());
      if (choice.kind === 'serves') {
        const found = addressRequired ? await placeAt(position) : undefined;
        const store = serving(choice.store, orderType);
        return success({ store, ...(found && { place: found.place }) });
      }
      if (choice.kind !== 'none') return storeOff(choice);
      const found = await placeAt(position);
      return noStore(orderType, found?.name ?? 'places outside India');
    },
  };
}

function success<Data>(data: Data) {
  return { status: 'SUCCESS' as const, data };
}

/** A cacheable reply: it is the same for all customers. */
function kept<Data>(data: Data) {
  return shared(success(data), undefined);
}

/**
 * A reply that caches may keep, unless the request address contains a position. All of them pass here, and get the tag by which caches in front drop them
 * when an import changes restaurants.
 */
function shared<Body>(
  body: Body,
  position: Position | undefined,
  options: Pick<AnswerOptions, 'etag' | 'serialised'> = {},
): Answer<Body> {
  if (position) return new Answer(body, {});
  noteTags(catalogueTag);
  return new Answer(body, { ...options, cacheControl: revalidated });
}

function noSuchPlace() {
  return failedReply({
    code: 'NO_SUCH_PLACE',
    header: 'Place not found',
    displayMsg: 'That place is not known any more. Search for it again.',
    btnMsg: 'Search again',
  });
}

function positionOf({
  latitude,
  longitude,
}: {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}): Position | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
