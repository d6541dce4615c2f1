// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { faqBlock } from '#schemas/widgets/faq-block.ts';
import { renderInApp } from '#src/store/testing/render-in-app.tsx';
import { View } from './view.tsx';

afterEach(cleanup);

describe('questions and answers', () => {
  it('keeps the answers closed, without a script, in the order of the document', () => {
    const { container } = renderInApp(<View {...viewProps(faqBlock)} />);
    const items = [...container.querySelectorAll('details')];
    expect(items.map((item) => item.querySelector('summary')?.textContent)).toEqual([
      'When do I get my money back?',
      'Can I cancel an order?',
    ]);
    expect(items.every((item) => !item.open)).toBe(true);
    expect(screen.getByText('Refunds take 8-10 business days to reach your account.')).toBeTruthy();
  });

  it('is found by a link to its id', () => {
    const { container } = renderInApp(<View {...viewProps(faqBlock, undefined, { id: 'refunds' })} />);
    expect(container.querySelector('#refunds')).toContainElement(
      screen.getByText('When do I get my money back?'),
    );
  });

  it('takes the same question twice', () => {
    const item = { question: 'Why?', answer: ['Because.'] };
    const { container } = renderInApp(<View {...viewProps(faqBlock, { items: [item, item] })} />);
    expect(container.querySelectorAll('details')).toHaveLength(2);
  });
});
