import { pick, seededRandom } from '../support/seeded-random.ts';
import type { PhoneIndex } from './line-worlds.ts';

export interface Dish {
  readonly productId: string;
  readonly name: string;
}

/** Added by their cards. */
export const plainDishes = [
  { productId: 'PIZ1', name: 'Margherita' },
  { productId: 'PIZ2', name: 'Farmhouse' },
] as const satisfies readonly Dish[];
/** Added by its page of choices, always in the same size. */
export const largeDish = { productId: 'PIZ4', name: 'Golden Corn and Cheese' } as const satisfies Dish;
export const dishes: readonly Dish[] = [...plainDishes, largeDish];

/** What the cart takes is never reached, so that each press of a plus adds one. */
const mostAdditions = 18;

export type Step =
  | { readonly do: 'add' | 'less' | 'out'; readonly phone: PhoneIndex; readonly dish: Dish }
  | { readonly do: 'wait'; readonly phone: PhoneIndex; readonly ms: number }
  | {
      readonly do:
        | 'customise'
        | 'code'
        | 'cart'
        | 'menu'
        | 'settle'
        | 'offline'
        | 'online'
        | 'reload'
        | 'crash'
        | 'logout'
        | 'login';
      readonly phone: PhoneIndex;
    }
  /** The server does what is sent, and the reply does not arrive; `cut`: because the page is reloaded. */
  | { readonly do: 'lose' | 'cut'; readonly phone: PhoneIndex }
  /** The login is ended on the other phone; the customer logs in again. */
  | { readonly do: 'end' | 'again'; readonly phone: PhoneIndex }
  | { readonly do: 'kill'; readonly phone: PhoneIndex }
  | { readonly do: 'start' };

/** As often as they stand here. */
const remoteDeeds = [
  'customise',
  'customise',
  'code',
  'code',
  'cart',
  'cart',
  'menu',
  'menu',
  'settle',
  'settle',
  'settle',
  'offline',
  'offline',
  'offline',
  'reload',
  'reload',
  'crash',
] as const;

export interface Plan {
  readonly loggedIn: readonly [boolean, boolean];
  /** A customer logs in, in between or at the end. */
  readonly hasLogin: boolean;
  readonly steps: readonly Step[];
}

interface Options {
  /** The process of the server is killed in between. */
  readonly killsServer: boolean;
  /** A login is ended while a reply is lost. */
  readonly endsLogin: boolean;
  readonly length?: number;
}

/** What two customers do on their phones, the same for the same seed. */
export function drawPlan(seed: number, { killsServer, endsLogin, length = 10 }: Options): Plan {
  const random = seededRandom(seed * 7_919);
  const upTo = (count: number) => Math.floor(random() * count);
  const anyPhone = () => pick([0, 1] as const, random);
  const loggedIn: [boolean, boolean] = [true, endsLogin || random() < 0.9];
  const now = { loggedIn: [...loggedIn] as [boolean, boolean], online: [true, true] as [boolean, boolean] };
  const steps: Step[] = [];
  let additions = 0;
  /** A number gets a code once in 45 s, which is longer than a life: one login each. */
  let logins = loggedIn[1] && !endsLogin ? 0 : 1;

  function add(step: Step): void {
    if (step.do === 'add' || step.do === 'customise') {
      if (additions === mostAdditions) return;
      additions += 1;
    }
    steps.push(step);
  }

  /** Steps for which the phone needs no server. */
  function drawLocal(phone: PhoneIndex): Step {
    return pick<() => Step>(
      [
        () => ({ do: 'add', phone, dish: pick(plainDishes, random) }),
        () => ({ do: 'add', phone, dish: pick(plainDishes, random) }),
        () => ({ do: 'less', phone, dish: pick(dishes, random) }),
        () => ({ do: 'out', phone, dish: pick(dishes, random) }),
        () => ({ do: 'wait', phone, ms: 100 + upTo(900) }),
      ],
      random,
    )();
  }

  function drawStep(phone: PhoneIndex): Step {
    if (!now.online[phone]) return random() < 0.35 ? { do: 'online', phone } : drawLocal(phone);
    if (random() < 0.55) return drawLocal(phone);
    const other: ('login' | 'logout')[] = !now.loggedIn[phone]
      ? ['login', 'login']
      : logins === 0
        ? ['logout']
        : [];
    return {
      do: pick([...remoteDeeds, ...other], random),
      phone,
    };
  }

  function apply(step: Step): void {
    add(step);
    if (step.do === 'offline' || step.do === 'online') now.online[step.phone] = step.do === 'online';
    if (step.do === 'logout') logins += 1;
    if (step.do === 'logout' || step.do === 'login') now.loggedIn[step.phone] = step.do === 'login';
  }

  /** The phone has a dish, and the server knows of it. */
  function begin(phone: PhoneIndex, dish: Dish): void {
    if (!now.online[phone]) apply({ do: 'online', phone });
    apply({ do: 'add', phone, dish });
    apply({ do: 'settle', phone });
  }

  /** A line is lowered or taken out, and the page is reloaded before that is sent, or before the reply. */
  function takeAndReload(): void {
    const phone = anyPhone();
    const dish = pick(plainDishes, random);
    begin(phone, dish);
    apply({ do: pick(['less', 'out'], random), phone, dish });
    apply({ do: pick(['reload', 'reload', 'cut'], random), phone });
  }

  /** The reply to a change does not arrive. What follows may be anything: the app tries again, goes offline, is loaded anew. */
  function loseReply(phone = anyPhone()): void {
    const dish = pick(plainDishes, random);
    begin(phone, dish);
    apply({ do: pick(['add', 'add', 'less'], random), phone, dish });
    apply({ do: 'lose', phone });
  }

  function killServer(): void {
    const phone = anyPhone();
    if (!now.online[phone]) apply({ do: 'online', phone });
    apply({ do: 'add', phone, dish: pick(plainDishes, random) });
    apply({ do: 'kill', phone });
    for (let left = 1 + upTo(3); left > 0; left -= 1) apply(drawLocal(anyPhone()));
    apply({ do: 'start' });
  }

  function endLogin(): void {
    const phone = anyPhone();
    const other = phone === 0 ? 1 : 0;
    if (!now.online[other]) apply({ do: 'online', phone: other });
    apply({ do: 'settle', phone: other });
    loseReply(phone);
    apply({ do: 'end', phone });
    apply({ do: 'again', phone });
  }

  const forced = [
    takeAndReload,
    loseReply,
    ...(killsServer ? [killServer] : []),
    ...(endsLogin ? [endLogin] : []),
  ].map((deed) => ({ at: upTo(length), deed }));
  // Each customer begins with something in the cart.
  for (const phone of [0, 1] as const) apply({ do: 'add', phone, dish: pick(plainDishes, random) });
  for (let count = 0; count < length; count += 1) {
    for (const { at, deed } of forced) if (at === count) deed();
    apply(drawStep(anyPhone()));
  }
  return { loggedIn, hasLogin: logins > 0, steps };
}

export function wordsOf(step: Step): string {
  if (step.do === 'start') return 'the server starts again';
  const who = `phone ${step.phone + 1}`;
  if (step.do === 'kill') return `${who} sends, and the server is killed`;
  if ('dish' in step) return `${who}: ${step.do} ${step.dish.name}`;
  return 'ms' in step ? `${who}: ${step.do} ${step.ms} ms` : `${who}: ${step.do}`;
}
