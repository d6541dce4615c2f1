import { describe, expect, it } from 'vitest';
import { contracts } from '#schemas/contracts.ts';
import { findDeadEnds } from './find-dead-ends.ts';

function found(node: unknown): string[] {
  return findDeadEnds({ value: node, path: 'landing[0]', field: '' }).map(
    ({ path, message }) => `${path}: ${message}`,
  );
}

describe('findDeadEnds', () => {
  it.each(contracts)('finds none in the example of $type', ({ type, example }) => {
    expect(found({ id: type, type, props: example })).toEqual([]);
  });

  it('names a picture that there is not, also as an entry of a list', () => {
    expect(
      found({ props: { slides: [{ picture: 'banner-hero-pizza' }, { picture: 'banner-hero-piza' }] } }),
    ).toEqual([
      "landing[0].props.slides[1].picture: There is no picture 'banner-hero-piza'. Design system / Picture / All shows all there are.",
    ]);
    expect(found({ props: { pictures: ['chicken-bucket', 'chiken'] } })).toHaveLength(1);
  });

  it('names an icon that there is not', () => {
    expect(found({ props: { icon: 'traking' } })).toEqual([
      "landing[0].props.icon: There is no icon 'traking'. Design system / Icon / All shows all there are.",
    ]);
  });

  it.each([
    [{ action: 'path', to: '/ofers' }, "'/ofers' leads to no screen of the app."],
    [{ action: 'path' }, "The action 'path' needs 'to': where it leads."],
    [{ action: 'path', to: 'offers' }, "'offers' is no target for the action 'path'."],
    [{ action: 'url', to: '/offers' }, "'/offers' is no target for the action 'url'."],
    [{ action: 'call', to: 'kitchen' }, "'kitchen' is no target for the action 'call'."],
  ])('names the link %o', (link, message) => {
    expect(found({ link })).toEqual([`landing[0].link.to: ${message}`]);
    expect(found({ props: { items: [{ link }] } })).toEqual([
      `landing[0].props.items[0].link.to: ${message}`,
    ]);
  });

  it.each([
    { action: 'path', to: '/offers?utm_source=home#top' },
    { action: 'path', to: '/landing/menu/veg-pizza' },
    { action: 'menu' },
    { action: 'menu', to: '20/PIZ7' },
    { action: 'call', to: '68886888' },
    { action: 'deals' },
  ])('lets the link %o be', (link) => {
    expect(found({ link })).toEqual([]);
  });

  it('names times the wrong way round, at the one where they end', () => {
    const from = '2026-11-21T00:00:00+05:30';
    const until = '2026-11-20T00:00:00+05:30';
    expect(found({ when: { from, until } })).toEqual([
      "landing[0].when.until: Customers never see this: 'until' is not after 'from'.",
    ]);
    expect(found({ when: { from: until, until: from } })).toEqual([]);
  });

  it('leaves what does not fit its schema to the engine', () => {
    expect(found({ link: { action: 'fly', to: '/ofers' }, when: { from: 'soon', until: 'now' } })).toEqual(
      [],
    );
    expect(found('not a node')).toEqual([]);
  });
});
