// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { widgets } from '#registry/widgets.ts';
import type { WidgetContract } from '#schemas/contract.ts';
import { contracts } from '#schemas/contracts.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { FeedbackForm } from '#src/features/feedback/components/feedback-form.tsx';
import { RequestProvider } from '#src/store/request-context.tsx';
import { createTestStore } from '#src/store/testing/test-store.ts';
import '#src/ui/testing/jsdom-gaps.ts';
import { changesOf, completeValue } from './other-values.ts';
import { notShown } from './not-shown.ts';

type AnyView = ComponentType<WidgetViewProps<unknown>>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T10:00:00+05:30') });
});
afterEach(() => void vi.useRealTimers());

const features = JSON.stringify({ features: [{ name: 'app_banner', enabled: true }] });
const config = layConfigs({ features });

interface Drawn {
  readonly contract: WidgetContract;
  readonly View: AnyView;
  readonly props: unknown;
  readonly title?: string | null;
  /** Whether it stands in the first screen. */
  readonly priority?: boolean;
}

function inForm({ type }: WidgetContract, props: unknown, view: ReactElement) {
  const node = {
    id: type,
    type,
    props: props as Readonly<Record<string, unknown>>,
    address: 'feedback-template[0]',
  };
  return type.startsWith('field-') ? (
    <FeedbackForm heading="How was it?" nodes={[node]} onSubmit={() => {}}>
      {view}
    </FeedbackForm>
  ) : (
    view
  );
}

async function draw({ contract, View, props, title = 'Title', priority = true }: Drawn) {
  const { store, request } = createTestStore();
  store.dispatch(pageConfigReceived(config));
  const { defaultLink: link = { action: 'path', to: '/profile' } } = contract;
  const given = {
    ...viewProps(contract, props as never, { link, ...(title === null ? {} : { title }) }),
    priority,
  };
  const { container } = await act(async () =>
    render(
      <Provider store={store}>
        <RequestProvider request={request}>
          <SWRConfig value={{ provider: () => new Map() }}>
            <MemoryRouter>
              {inForm(contract, props, <View {...(given as WidgetViewProps<unknown>)} />)}
            </MemoryRouter>
          </SWRConfig>
        </RequestProvider>
      </Provider>,
    ),
  );
  return { store, container };
}

/** What customers get of a widget: what is drawn, without the ids that React counts up, and what Add puts into the cart. */
async function drawn(widget: Drawn): Promise<string> {
  const { store, container } = await draw(widget);
  const html = container.innerHTML.replaceAll(/_r_\w+_|«\w+»/g, 'id');
  for (const button of container.querySelectorAll('button'))
    if ((button.getAttribute('aria-label') ?? button.textContent).startsWith('Add'))
      await act(async () => fireEvent.click(button));
  cleanup();
  return html + JSON.stringify(selectLines(store.getState()));
}

describe.each(contracts.map((contract) => [contract.type, contract as WidgetContract] as const))(
  '%s',
  (type, contract) => {
    const whole = completeValue(contract.props);
    const known = notShown[type] ?? {};
    const ofView = async () => {
      const View = (await widgets.find((widget) => widget.contract.type === type)?.view())?.View as AnyView;
      return { contract, View };
    };

    it('is drawn the same for the same props', async () => {
      const widget = { ...(await ofView()), props: whole };
      expect(await drawn(widget)).toBe(await drawn(widget));
    });

    it('draws its first picture before others, and in the first screen alone', async () => {
      const widget = { ...(await ofView()), props: whole };
      const orders = async (priority: boolean) => {
        const { container } = await draw({ ...widget, priority });
        const pictures = [...container.querySelectorAll('picture img')];
        cleanup();
        return pictures.map((picture) => [
          picture.getAttribute('loading'),
          picture.getAttribute('fetchpriority'),
        ]);
      };
      const later = await orders(false);
      expect(later).toEqual(later.map(() => ['lazy', 'auto']));
      // Its pictures are small and not what a page is judged by: the hero below it comes first.
      const first = type === 'order-types' ? ['lazy', 'auto'] : ['eager', 'high'];
      expect((await orders(true)).slice(0, 1)).toEqual(later.slice(0, 1).map(() => first));
    });

    it('gives customers each of its props', async () => {
      const widget = await ofView();
      const changes = changesOf(contract.props, whole);
      const silent = new Set(changes.map(({ path }) => path));
      for (const { path, before, after, isPlain } of changes) {
        // Some props are shown where the node has no title.
        for (const title of isPlain ? ['Title', null] : ['Title']) {
          if (!silent.has(path) || (!isPlain && path in known)) continue;
          const was = await drawn({ ...widget, props: before, title });
          if (was !== (await drawn({ ...widget, props: after, title }))) silent.delete(path);
        }
      }
      const titled = { ...widget, props: whole };
      if ((await drawn(titled)) === (await drawn({ ...titled, title: 'Another' }))) silent.add('title');
      expect([...silent].sort()).toEqual(Object.keys(known).sort());
    });
  },
);
