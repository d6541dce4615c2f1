// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

it('PAY-18 a QR code is drawn of its dark squares alone, all within its frame of white', () => {
  render(<QrCode link="upi://pay?pa=shop@sbx" />);
  const picture = screen.getByRole('img', { name: 'QR code to pay by UPI' });
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  const drawn = picture.querySelector('path')?.getAttribute('d') ?? '';
  expect(drawn).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  const places = [...drawn.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect([Math.min(...places), Math.max(...places)]).toEqual([2, size - 3]);
});
