// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { TextArea } from './text-area.tsx';

afterEach(cleanup);

describe('TextArea', () => {
  it('counts what is typed', async () => {
    render(<TextArea label="Instructions" maxLength={250} />);
    expect(screen.getByText('0/250')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Instructions' }), 'Ring twice');
    expect(screen.getByText('10/250')).toBeTruthy();
  });

  it('takes no more than 250 characters and says when none is left', async () => {
    render(<TextArea label="Instructions" maxLength={250} defaultValue={'a'.repeat(249)} />);
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Instructions' });
    expect(screen.getByRole('status').textContent).toBe('1 character left');

    await userEvent.type(area, 'bcd');

    expect(area.value).toBe(`${'a'.repeat(249)}b`);
    expect(screen.getByText('250/250')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0 characters left');
  });

  it('counts the value it is given', () => {
    render(<TextArea label="Comment" maxLength={250} value="Lovely" onChange={() => {}} />);
    expect(screen.getByText('6/250')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
