// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { textBlock } from '#schemas/widgets/text-block.ts';
import { renderInApp } from '#src/store/testing/render-in-app.tsx';
import { View } from './view.tsx';

afterEach(cleanup);

describe('text', () => {
  it('can be linked to by the id of its node', () => {
    const { container } = renderInApp(
      <View {...viewProps(textBlock, textBlock.example, { id: 'guarantee' })} />,
    );
    expect(container.querySelector('#guarantee h2')?.textContent).toBe('Delivery guarantee');
  });

  it('lists points without and steps with numbers', () => {
    const { container } = renderInApp(
      <>
        <View {...viewProps(textBlock, { list: ['A point'] })} />
        <View {...viewProps(textBlock, { list: ['A step'], listKind: 'steps' })} />
      </>,
    );
    expect(container.querySelector('ul')?.textContent).toBe('A point');
    expect(container.querySelector('ol')?.textContent).toBe('A step');
  });

  it('shows nothing when there is nothing to say', () => {
    const { container } = renderInApp(<View {...viewProps(textBlock, {})} />);
    expect(container.innerHTML).toBe('');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
