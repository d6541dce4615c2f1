import { describe, expect, it } from 'vitest';
import { propsShapes } from '../compiled/widget-shapes.ts';
import { readValue } from './read-value.ts';
import type { Shape } from './shape.ts';

const hero = propsShapes.get('hero-carousel') as Shape;
const notice = propsShapes.get('notice') as Shape;
const slide = { heading: 'Fresh', picture: 'banner-hero-pizza' };
function read(value: unknown, shape: Shape) {
  const result = readValue(shape, value);
  return {
    value: (result.ok ? result.value : null) as Record<string, unknown> | null,
    faults: result.faults,
  };
}
const addresses = (faults: ReturnType<typeof read>['faults']) =>
  faults.map(({ path, code }) => `${path.join('.')}:${code}`);

describe('readValue, by the shapes of widgets', () => {
  it('leaves a good value as it is and fills in defaults, without touching what it was given', () => {
    const input = { text: 'Open until 3 am' };
    expect(read(input, notice)).toEqual({ value: { text: 'Open until 3 am', tone: 'info' }, faults: [] });
    expect(input).toEqual({ text: 'Open until 3 am' });
  });

  it('gives a wrong optional property its default', () => {
    const { value, faults } = read({ text: 'Hi', tone: 'loud', icon: 7 }, notice);
    expect(value).toEqual({ text: 'Hi', tone: 'info' });
    expect(addresses(faults)).toEqual(['tone:enum', 'icon:type']);
  });

  it('drops a wrong item of a list and keeps its neighbours', () => {
    const { value, faults } = read({ slides: [slide, 'no slide', { heading: 'No picture' }, slide] }, hero);
    expect(value).toMatchObject({ slides: [slide, slide] });
    expect(addresses(faults)).toEqual(['slides.1:type', 'slides.2.picture:required']);
  });

  it('drops what cannot do without the dropped part, and counts only the first cause as a fault', () => {
    const { value, faults } = read({ slides: [{ heading: 5, picture: 'x' }] }, hero);
    expect(value).toEqual({});
    expect(addresses(faults)).toEqual(['slides.0.heading:type']);
  });

  it('leaves an unsafe link out and keeps the rest of the item', () => {
    const bad = { ...slide, link: { action: 'url', to: 'javascript:alert(1)' } };
    const { value, faults } = read({ slides: [bad] }, hero);
    expect(value?.slides).toEqual([{ ...slide, alt: '', wash: 'ember', link: { action: 'url' } }]);
    expect(addresses(faults)).toEqual(['slides.0.link.to:pattern']);
  });

  it('cuts words that are too long, and lists that are too long', () => {
    const { value, faults } = read(
      { slides: Array.from({ length: 9 }, () => ({ ...slide, heading: 'long words '.repeat(9) })) },
      hero,
    );
    const slides = value?.slides as { heading: string }[];
    expect(slides).toHaveLength(6);
    for (const { heading } of slides) expect(heading).toMatch(/^long words .{0,60}…$/);
    expect(slides[0]?.heading.length).toBeLessThanOrEqual(60);
    expect(addresses(faults)).toContain('slides:maxItems');
  });

  it('says nothing of items that are cut off', () => {
    const { value, faults } = read(
      { slides: [...Array.from({ length: 6 }, () => slide), 'no slide', 5] },
      hero,
    );
    expect(value?.slides).toHaveLength(6);
    expect(addresses(faults)).toEqual(['slides:maxItems']);
  });

  it('does not cut an id', () => {
    const { value } = read({ slides: [{ heading: 'A', picture: 'x'.repeat(200) }, slide] }, hero);
    expect(value).toMatchObject({ slides: [slide] });
  });

  it('takes keys named like parts of every object for what they are', () => {
    const nasty = JSON.parse('{"text":"Hi","constructor":1,"__proto__":{"tone":"loud"},"toString":null}');
    const { value } = read(nasty, notice);
    expect(value?.tone).toBe('info');
    expect(({} as { tone?: string }).tone).toBeUndefined();
  });
});
