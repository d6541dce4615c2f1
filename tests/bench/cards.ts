import { contracts } from '#schemas/contracts.ts';
import type { WidgetContract } from '#schemas/contract.ts';

/** Which cards a document is made of. */
export type Cards = 'small' | 'widgets';

/** One node of every kind that a home page can hold with content of its own, from the contracts' examples. */
const widgets = (contracts as readonly WidgetContract[])
  .filter(({ places }) => places.includes('landing'))
  .map(({ type, versions, example, title }) => ({
    type,
    version: versions.length,
    title,
    props: example as Record<string, unknown>,
  }));

/** The kinds that a document of widgets names. */
export const widgetTypes = widgets.map(({ type }) => type);

function smallCard(at: number) {
  return {
    type: 'small-card',
    props: {
      picture: `/pictures/card-${at % 7}.svg`,
      heading: `Farmhouse pizza ${at}`,
      text: `Onion, capsicum, tomato and grilled mushroom on a hand-tossed crust, number ${at} of the list`,
    },
    link: { action: 'path', to: `/menu/pizza-${at}` },
  };
}

/** What the card that changes is headed with. */
export const otherHeading = 'Another heading';

/** The reply of a server: a document of `count` cards. With `changed`, the heading of one of them is another. */
export function documentText(cards: Cards, count: number, changed?: number): string {
  const nodes = Array.from({ length: count }, (_, at) => ({
    id: `node-${at}`,
    ...cardAt(cards, at, at === changed),
  }));
  return JSON.stringify({ version: changed === undefined ? '1' : '2', nodes });
}

function cardAt(cards: Cards, at: number, changed: boolean) {
  if (cards === 'widgets') {
    const widget = widgets[at % widgets.length];
    return changed ? { ...widget, title: otherHeading } : widget;
  }
  const card = smallCard(at);
  return changed ? { ...card, props: { ...card.props, heading: otherHeading } } : card;
}
