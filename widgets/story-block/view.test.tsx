// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { storyBlock } from '#schemas/widgets/story-block.ts';
import { renderInApp } from '#src/store/testing/render-in-app.tsx';
import { View } from './view.tsx';

afterEach(cleanup);

describe('story', () => {
  it('tells its paragraphs in their order under its heading', () => {
    renderInApp(
      <View {...viewProps(storyBlock, { heading: 'The dough', paragraphs: ['First.', 'Second.'] })} />,
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('The dough');
    expect(screen.getAllByText(/^(First|Second)\.$/).map((each) => each.textContent)).toEqual([
      'First.',
      'Second.',
    ]);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('describes a picture that says more than the words', () => {
    renderInApp(<View {...viewProps(storyBlock)} />);
    expect(screen.getByRole('img', { name: 'A stone oven with a glowing mouth' })).toBeTruthy();
  });
});
