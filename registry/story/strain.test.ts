import { describe, expect, it } from 'vitest';
import { nodeShape, propsShapes } from '#schemas/compiled/widget-shapes.ts';
import type { WidgetContract } from '#schemas/contract.ts';
import { contracts } from '#schemas/contracts.ts';
import { readValue } from '#schemas/reader/read-value.ts';
import type { Shape } from '#schemas/reader/shape.ts';
import { notice } from '#schemas/widgets/notice.ts';
import { argTypesOf } from './contract-docs.ts';
import { longestProps, picturelessProps } from './strain.ts';

const all: readonly WidgetContract[] = contracts;

describe('props that put a view under strain', () => {
  it.each(all)('$type takes its longest texts without a fault', (contract) => {
    const props = longestProps(contract);
    expect(contract.props.safeParse(props).error?.issues).toBeUndefined();
    const shape = propsShapes.get(contract.type) as Shape;
    expect(readValue(shape, props)).toMatchObject({ ok: true, faults: [] });
    expect(readValue(nodeShape, { id: 'a', type: contract.type })).toMatchObject({ ok: true, faults: [] });
  });

  it.each(all)('$type takes props without pictures', (contract) => {
    expect(contract.props.safeParse(picturelessProps(contract)).error?.issues).toBeUndefined();
  });

  it('are as long as the contract allows', () => {
    const { text } = longestProps(notice) as { text: string };
    expect(text.length).toBeGreaterThan(230);
  });
});

describe('argTypesOf', () => {
  it('tells the description, the limits and the choices of each prop', () => {
    const { text, tone } = argTypesOf(notice);
    expect(text).toMatchObject({ description: 'The message. Plain text.', type: { required: true } });
    expect(text?.table?.type?.detail).toBe('1 to 240 characters');
    expect(tone).toMatchObject({ control: { type: 'inline-radio' }, options: ['info', 'good', 'warning'] });
  });
});
