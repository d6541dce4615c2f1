// What a line of the cart may be, after what two customers did to it on their phones. The rules are those of docs/decisions.md, 41; nothing of the
// product is used, so that a fault in it cannot hide here.

/** A phone and the line: what its screen shows, what the phone last had of the server, and what it is just being told by it. */
interface Side {
  readonly mine: number;
  readonly base: number;
  readonly told: number | null;
}

/** How things may stand. When a phone sends or reads is not known, so there are several ways. */
interface World {
  readonly server: number;
  readonly sides: readonly [Side, Side];
}

export type PhoneIndex = 0 | 1;

const empty: Side = { mine: 0, base: 0, told: null };

/**
 * Changes of two sides add up. A line goes only when one side took it out: two who lower it further than to nothing keep one.
 */
export function together(base: number, mine: number, theirs: number): number {
  const least = mine > 0 && theirs > 0 ? 1 : 0;
  return Math.max(least, mine + theirs - base);
}

function withSide({ server, sides: [first, second] }: World, index: PhoneIndex, side: Side): World {
  return { server, sides: index === 0 ? [side, second] : [first, side] };
}

/** What may happen next by itself to a phone whose customer is logged in. */
function next(world: World, index: PhoneIndex): World[] {
  const { server } = world;
  const side = world.sides[index];
  const { mine, base, told } = side;
  if (told !== null)
    return [withSide(world, index, { mine: together(base, mine, told), base: told, told: null })];
  const reads = withSide(world, index, { ...side, told: server });
  // A write that was made from something older is refused.
  const sends = base === server ? [withSide({ ...world, server: mine }, index, { ...side, base: mine })] : [];
  return [reads, ...sends];
}

const keyOf = ({ server, sides }: World) =>
  [server, ...sides.map(({ mine, base, told }) => [mine, base, told].join())].join('|');

/** Every way in which things may stand after any number of calls of the phones that are logged in. */
function reachable(worlds: Iterable<World>, loggedIn: readonly PhoneIndex[]): World[] {
  const found = new Map([...worlds].map((world) => [keyOf(world), world]));
  // The list grows while it is walked.
  for (const world of found.values())
    for (const index of loggedIn)
      for (const each of next(world, index)) if (!found.has(keyOf(each))) found.set(keyOf(each), each);
  return [...found.values()];
}

/** Follows a line of a customer's cart through what is done on two phones. */
export function createLineWorlds(loggedIn: readonly [boolean, boolean]) {
  let worlds: World[] = [{ server: 0, sides: [empty, empty] }];
  const isLoggedIn: [boolean, boolean] = [...loggedIn];

  const now = () =>
    reachable(
      worlds,
      ([0, 1] as const).filter((index) => isLoggedIn[index]),
    );
  const changedOn = (index: PhoneIndex, change: (side: Side) => Side) => (world: World) =>
    withSide(world, index, change(world.sides[index]));

  return {
    /** The customer changed the line on a screen that showed `seen` of it. Throws when the screen could not show that. */
    changed(index: PhoneIndex, { seen, by }: { readonly seen: number; readonly by: number }): void {
      const all = now();
      const fitting = all.filter(({ sides }) => sides[index].mine === seen);
      if (fitting.length === 0) {
        const possible = new Set(all.map(({ sides }) => sides[index].mine));
        throw new Error(`Phone ${index + 1} showed ${seen}, and could show ${listOf(possible)}.`);
      }
      worlds = fitting.map(changedOn(index, (side) => ({ ...side, mine: side.mine + by })));
    },

    /** What was sent stays in the customer's cart; the rest goes. The lines from now on are those of a guest. */
    loggedOut(index: PhoneIndex): void {
      worlds = now().map(changedOn(index, () => empty));
      isLoggedIn[index] = false;
    },

    /** The lines of the guest are put into the customer's cart. */
    loggedIn(index: PhoneIndex): void {
      worlds = now().map(changedOn(index, ({ mine }) => ({ ...empty, mine })));
      isLoggedIn[index] = true;
    },

    /** How many the cart may have, once both phones have sent and read everything. */
    possible(): ReadonlySet<number> {
      const atRest = now().filter(({ server, sides }) =>
        sides.every(({ mine, base, told }) => mine === server && base === server && told === null),
      );
      return new Set(atRest.map(({ server }) => server));
    },
  };
}

export type LineWorlds = ReturnType<typeof createLineWorlds>;

export function listOf(numbers: ReadonlySet<number>): string {
  return [...numbers].toSorted((one, other) => one - other).join(' or ');
}
