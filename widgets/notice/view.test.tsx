// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { notice } from '#schemas/widgets/notice.ts';
import { renderInApp } from '#src/store/testing/render-in-app.tsx';
import { View } from './view.tsx';

afterEach(cleanup);

describe('notice', () => {
  it('says its message under its heading, as plain text', () => {
    renderInApp(
      <View {...viewProps(notice, { heading: 'Late kitchen', text: 'Until 3 am <b>today</b>' })} />,
    );
    expect(screen.getByRole('heading', { name: 'Late kitchen' })).toBeTruthy();
    expect(screen.getByText('Until 3 am <b>today</b>')).toBeTruthy();
  });

  it('is part of the page and interrupts nobody', () => {
    renderInApp(<View {...viewProps(notice)} />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('leads on where its node has a link', () => {
    const link = { action: 'path', to: '/notification', label: 'What this means' } as const;
    renderInApp(<View {...viewProps(notice, notice.example, { link })} />);
    expect(screen.getByRole('link', { name: 'What this means' }).getAttribute('href')).toBe('/notification');
  });
});
