import { describe, expect, it } from 'vitest';
import { isOver, stageLabel, stageNamed, stageText } from './stage.ts';

describe('stages of an order', () => {
  it('ORD-09 have the numbers of the specification', () => {
    expect([1, 2, 4, 5, 9].map(stageNamed)).toEqual([
      'CONFIRMED',
      'BEING_BAKED',
      'DISPATCHED',
      'CANCELLED',
      'DELIVERED',
    ]);
  });

  it('ORD-12 a number that the app does not know is in process, and goes on', () => {
    for (const number of [0, 3, 6, 7, 8, 99]) {
      expect(stageNamed(number)).toBeNull();
      expect(isOver(number)).toBe(false);
    }
    expect(stageLabel(null, 'D')).toBe('In process');
    expect(stageText(null, 'P')).toBe('Your order is in good hands.');
  });

  it('ORD-11 only a delivered or cancelled order is over', () => {
    expect([1, 2, 4, 5, 9].filter(isOver)).toEqual([5, 9]);
  });

  it('ORD-12 an order that is collected is ready and picked up; one that is brought is on its way and delivered', () => {
    for (const type of ['P', 'DINEIN', 'CURB'] as const) {
      expect(stageLabel('DISPATCHED', type)).toBe('Ready for you');
      expect(stageLabel('DELIVERED', type)).toBe('Picked up');
    }
    for (const type of ['D', 'IRCTC'] as const) {
      expect(stageLabel('DISPATCHED', type)).toBe('On its way');
      expect(stageLabel('DELIVERED', type)).toBe('Delivered');
    }
    expect(stageText('DISPATCHED', 'CURB')).toBe('We bring it out to your car.');
  });
});
