import type { UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { z } from 'zod';
import { linkAction } from '#registry/testing/link-action.ts';
import type { Link } from '#schemas/actions.ts';
import type { PropsOf, WidgetContract } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { AppThunk } from '#src/store/store.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';

function AddressBar({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onAddress(pathname + search);
  return null;
}

interface WidgetNode<C extends WidgetContract> {
  /** Props that replace those of the contract's example. */
  readonly props?: Partial<z.input<C['props']>>;
  readonly title?: string;
  readonly link?: Link;
  readonly priority?: boolean;
  /** Actions that are dispatched before. */
  readonly events?: readonly (UnknownAction | AppThunk)[];
}

/** The view of a widget as the engine shows it, by default with its contract's example. */
export function renderWidget<C extends WidgetContract>(
  contract: C,
  View: ComponentType<WidgetViewProps<PropsOf<C>>>,
  node: WidgetNode<C> = {},
) {
  const { props, title, link = contract.defaultLink, priority = false, events = [] } = node;
  const { store } = createTestStore();
  for (const event of events) store.dispatch(event);
  let address = '/';
  const view = render(
    <Provider store={store}>
      <MemoryRouter>
        <View
          id={contract.type}
          props={contract.props.parse({ ...contract.example, ...props }) as PropsOf<C>}
          {...(title === undefined ? {} : { title })}
          link={linkAction(link)}
          resolveLink={(given) => linkAction(given)}
          priority={priority}
        />
        <AddressBar onAddress={(now) => (address = now)} />
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, store, user: userEvent.setup(), address: () => address };
}
