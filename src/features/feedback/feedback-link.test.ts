import { describe, expect, it } from 'vitest';
import { feedbackLink } from './feedback-link.ts';

describe('feedbackLink', () => {
  it('NAV-35 names the order, its type and the rating', () => {
    const link = feedbackLink(
      { href: '/feedback', external: false },
      { orderId: 'A 1', orderMode: 'P', rating: 0 },
    );
    expect(link).toEqual({ href: '/feedback?id=A+1&orderMode=P&rating=0', external: false });
  });

  it('keeps what the link asks for already', () => {
    const link = feedbackLink({ href: '/feedback?utm_source=mail', external: false }, { rating: 3 });
    expect(link.href).toBe('/feedback?utm_source=mail&rating=3');
  });

  it('leaves a form elsewhere as it is', () => {
    const link = { href: 'https://forms.example/f', external: true };
    expect(feedbackLink(link, { rating: 3 })).toBe(link);
  });
});
