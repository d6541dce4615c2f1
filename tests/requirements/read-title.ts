/** The requirement ids in the title of a test. */
export interface TitleIds {
  /** Shown by what the test does. */
  readonly proves: readonly string[];
  /** Named directly before the word 'declares': the test shows a path or a value whose behaviour is not built yet. */
  readonly declares: readonly string[];
}

const id = /\b[A-Z]{3}-\d{2,3}\b/g;
const declaration = /(?:\b[A-Z]{3}-\d{2,3}\s+)+declares\b/g;

/** The requirement ids in a text. Other words have the same form, so only ids of known areas count. */
export function idsIn(text: string, areas: ReadonlySet<string>): string[] {
  return (text.match(id) ?? []).filter((found) => areas.has(found.slice(0, 3)));
}

/** Reads one title. `NAV-22 declares its path` declares NAV-22; `NAV-22 asks how to pay` proves it. */
export function readTitle(title: string, areas: ReadonlySet<string>): TitleIds {
  const declares = (title.match(declaration) ?? []).flatMap((part) => idsIn(part, areas));
  return { proves: idsIn(title.replace(declaration, ''), areas), declares };
}

/** A title that says 'declares' elsewhere than after its ids would be taken for a proof. */
export function misplacesDeclares(title: string, areas: ReadonlySet<string>): boolean {
  const says = title.match(/\bdeclares\b/g)?.length ?? 0;
  return idsIn(title, areas).length > 0 && says > (title.match(declaration)?.length ?? 0);
}
