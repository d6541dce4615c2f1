/** A line as the cart page shows it. */
export interface ShownLine {
  readonly name: string;
  readonly choices: string;
  readonly quantity: number;
  readonly price: string;
}

/** The cart page, as the customer reads it. */
export interface ShownCart {
  readonly lines: readonly ShownLine[];
  readonly toPay: string | null;
  readonly discount: string | null;
  readonly code: string | null;
}

/** Runs in the page, on the cart page. */
export function readCart(): ShownCart {
  const main = document.querySelector('main');
  const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
  const lines = [...(main?.querySelectorAll('li') ?? [])].flatMap((row) => {
    const count = row.querySelector('[role="group"] output');
    if (!count) return [];
    const name = row.querySelector('[role="group"]')?.getAttribute('aria-label')?.replace('Quantity of ', '');
    const choices = [...row.querySelectorAll('p')].map(textOf).filter((text) => text.includes(' · '));
    const price = /₹[\d,.]+/.exec(textOf(row))?.[0] ?? '';
    return [{ name: name ?? '', choices: choices[0] ?? '', quantity: Number(textOf(count)), price }];
  });
  const figures = new Map(
    [...(main?.querySelectorAll('dl > div') ?? [])].map((row) => [
      textOf(row.querySelector('dt')),
      textOf(row.querySelector('dd')),
    ]),
  );
  const remove = [...(main?.querySelectorAll('button') ?? [])]
    .map((button) => /^Remove ([A-Z0-9]+)$/.exec(button.getAttribute('aria-label') ?? '')?.[1])
    .find((code) => code !== undefined);
  return {
    lines: lines.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    toPay: figures.get('To pay') ?? null,
    discount: figures.get('Discount') ?? null,
    code: remove ?? null,
  };
}
