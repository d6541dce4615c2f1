// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { menuGroup } from '#schemas/widgets/menu-group.ts';
import { renderInApp } from '#src/store/testing/render-in-app.tsx';
import { View } from './view.tsx';

afterEach(cleanup);

describe('left-menu group', () => {
  it('divides, with a heading over what follows', () => {
    renderInApp(<View {...viewProps(menuGroup)} />);
    expect(screen.getByRole('separator')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'About us' })).toBeTruthy();
  });

  it('is a line alone without one', () => {
    renderInApp(<View {...viewProps(menuGroup, {})} />);
    expect(screen.getByRole('separator')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
