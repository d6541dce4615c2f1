// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LinkProvider } from '../link/link.tsx';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('does nothing on a second press while the first is being worked on, and keeps the focus', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Pay</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));

    rerender(
      <Button busy onClick={onClick}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button');
    await userEvent.click(button);

    expect(onClick).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('does not submit its form while busy', async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  it('is a link with an address', () => {
    render(<ButtonLink href="/menu">See the menu</ButtonLink>);
    expect(screen.getByRole('link', { name: 'See the menu' }).getAttribute('href')).toBe('/menu');
  });

  it('is drawn the way the app hands in', () => {
    render(
      <LinkProvider render={({ href, ...props }) => <a data-router href={`/app${href}`} {...props} />}>
        <ButtonLink href="/menu">See the menu</ButtonLink>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'See the menu' });
    expect(link.getAttribute('href')).toBe('/app/menu');
    expect(link.hasAttribute('data-router')).toBe(true);
  });
});
