import type { Cart } from '../../schemas/entities/cart.ts';
import { formatPaise } from '../../src/ui/price/format-paise.ts';
import { expect, type JourneyApp } from '../e2e/server-fixture.ts';
import { type Dish, dishes, drawPlan, largeDish, type Plan, type Step, wordsOf } from './draw-steps.ts';
import { createLineWorlds, type LineWorlds, listOf, type PhoneIndex } from './line-worlds.ts';
import { householdFor, type Parts } from './household.ts';
import type { Phone, Press } from './phone.ts';
import { endsLogin, killsServer } from './seeds.ts';
import type { ShownCart } from './shown-cart.ts';

/** For a first order above ₹299. */
const code = 'FIRST40';

/**
 * Lets a customer do on two phones what the seed says, and compares in the end what both screens and the server say with what the cart may have.
 */
export async function liveThrough(seed: number, { browser, app }: Parts): Promise<void> {
  const told: string[] = [];
  const say = (text: string) => void told.push(text);
  const plan = drawPlan(seed, { killsServer: killsServer(seed), endsLogin: endsLogin(seed) });
  try {
    const household = await householdFor(plan, { browser, app });
    household.phones.forEach((phone, index) => phone.tell((text) => say(`${text} (phone ${index + 1})`)));
    await liveSteps(plan, { phones: household.phones, app, say });
    household.isFit = true;
  } catch (error) {
    await app.startAgain();
    const text = error instanceof Error ? error.message : String(error);
    throw new Error(`${text}\n\nSeed ${seed}, to be repeated with SEED=${seed}:\n${told.join('\n')}`, {
      cause: error,
    });
  }
}

interface Life {
  readonly phones: readonly [Phone, Phone];
  readonly app: JourneyApp;
  readonly say: (text: string) => void;
}

async function liveSteps(plan: Plan, { phones, app, say }: Life): Promise<void> {
  const lines = new Map<Dish, LineWorlds>(dishes.map((dish) => [dish, createLineWorlds(plan.loggedIn)]));
  const loggedIn: [boolean, boolean] = [...plan.loggedIn];
  /** The code that a screen was sure of last, and what each phone wished since without an answer: it may be done later. */
  let sureCode: string | null = null;
  const openCodes = new Map<PhoneIndex, string | null>();

  function pressed(dish: Dish, index: PhoneIndex, press: Press | null): void {
    say(press ? `  shows ${press.seen}` : '  nothing to press');
    if (!press) return;
    try {
      lines.get(dish)?.changed(index, press);
    } catch (error) {
      throw new Error(`${dish.name}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }

  async function take(dish: Dish, phone: Phone): Promise<Press | null> {
    // The card of a dish with choices asks which of them is meant.
    if (dish === largeDish && !phone.isAtCart() && (!phone.isOnline() || !(await phone.goToCart())))
      return null;
    return phone.press(dish, -1);
  }

  async function run(step: Step): Promise<void> {
    if (step.do === 'start') return app.startAgain();
    const index = step.phone;
    const phone = phones[index];
    switch (step.do) {
      case 'add':
        return pressed(step.dish, index, await phone.add(step.dish));
      case 'customise':
        return pressed(largeDish, index, await phone.customise(largeDish));
      case 'less':
        return pressed(step.dish, index, await take(step.dish, phone));
      case 'out': {
        for (let press = await take(step.dish, phone); press; press = await phone.press(step.dish, -1)) {
          pressed(step.dish, index, press);
          if (press.seen === 1) break;
        }
        return;
      }
      case 'wait':
        return phone.wait(step.ms);
      case 'kill':
        return phone.asItSends(app.kill);
      case 'code': {
        const outcome = await phone.changeCode(code);
        if (outcome) {
          const wished = outcome.removed ? null : code;
          if (outcome.isDone) {
            sureCode = wished;
            openCodes.delete(index);
          } else openCodes.set(index, wished);
        }
        say(`  ${JSON.stringify(outcome)}`);
        return;
      }
      case 'cart':
        return void (await phone.goToCart());
      case 'menu':
        return phone.goToMenu();
      case 'settle':
        return phone.settle();
      case 'offline':
      case 'online':
        return phone.setOnline(step.do === 'online');
      case 'reload':
        return phone.reload();
      case 'lose':
        return phone.loseReply();
      case 'cut':
        return phone.reloadBeforeReply();
      case 'crash':
        return phone.crash();
      case 'logout':
        await phone.logOut();
        for (const line of lines.values()) line.loggedOut(index);
        loggedIn[index] = false;
        return;
      case 'end':
        await phones[index === 0 ? 1 : 0].endOtherLogins();
        return phone.learnOfEnd();
      case 'again':
        return phone.logIn();
      case 'login':
        await phone.logIn();
        for (const line of lines.values()) line.loggedIn(index);
        loggedIn[index] = true;
        return;
    }
  }

  for (const step of plan.steps) {
    say(wordsOf(step));
    await run(step);
  }
  say('the end: both are online, logged in, and have read the cart');
  for (const index of [0, 1] as const) {
    await phones[index].setOnline(true);
    if (!loggedIn[index]) await run({ do: 'login', phone: index });
  }
  // What the second has sent, the first reads.
  for (const index of [0, 1, 0] as const) await phones[index].look();
  await compare(phones, lines, [sureCode, ...openCodes.values()]);
}

/** Both screens and the server say the same, and it is what the cart may have. */
async function compare(
  phones: readonly [Phone, Phone],
  lines: ReadonlyMap<Dish, LineWorlds>,
  codes: readonly (string | null)[],
): Promise<void> {
  const [one, other] = [await phones[0].shownCart(), await phones[1].shownCart()];
  const [served, again] = [await phones[0].servedCart(), await phones[1].servedCart()] as [Cart, Cart];
  expect(other, 'both screens show the same').toEqual(one);
  expect(one, 'the screens show the server’s cart').toEqual(cartAsShown(served));
  expect(again, 'both phones have the same cart on the server').toEqual(served);
  for (const [{ name }, line] of lines) {
    const quantity = one.lines.find((each) => each.name === name)?.quantity ?? 0;
    const possible = line.possible();
    expect(
      possible.has(quantity),
      `${name}: ${quantity} in the cart, and it can be ${listOf(possible)}`,
    ).toBe(true);
  }
  expect(one.lines.every(({ name }) => dishes.some((dish) => dish.name === name))).toBe(true);
  if (one.lines.length > 0) expect(codes, 'codes that the cart may have').toContain(one.code);
}

/** What the cart page shows of a cart. */
function cartAsShown({ validItems, bill, displayNetPrice, explicitPromo }: Cart): ShownCart {
  if (validItems.length === 0) return { lines: [], toPay: null, discount: null, code: null };
  const lines = validItems.map(({ product, quantity, total, size, crust }) => ({
    name: product.name,
    choices: [size?.name, crust?.name].filter((each) => each !== undefined).join(' · '),
    quantity,
    price: formatPaise(total),
  }));
  return {
    lines: lines.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    toPay: formatPaise(displayNetPrice),
    discount: bill.discount > 0 ? `−${formatPaise(bill.discount)}` : null,
    code: explicitPromo?.promoCode ?? null,
  };
}
