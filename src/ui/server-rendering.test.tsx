import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

/** The parts of a story file that are needed to render its stories. */
interface StoryFile {
  default: { title: string; component: ComponentType<object>; args?: object; render?: RenderStory };
  [story: string]: { args?: object; render?: RenderStory };
}
type RenderStory = (args: object) => ReactElement;

const files = import.meta.glob<StoryFile>('./*/*.stories.tsx', { eager: true });

const stories = Object.values(files).flatMap(({ default: meta, ...rest }) =>
  Object.entries(rest).map(([name, story]) => {
    const render = story.render ?? meta.render ?? ((args: object) => createElement(meta.component, args));
    return { name: `${meta.title}/${name}`, draw: () => render({ ...meta.args, ...story.args }) };
  }),
);

describe('on the server', () => {
  it('is tested without a window', () => {
    expect(typeof window).toBe('undefined');
    expect(stories.length).toBeGreaterThan(80);
  });

  it.each(stories)('$name renders, and twice the same', ({ draw }) => {
    const first = renderToString(draw());
    expect(renderToString(draw())).toBe(first);
  });
});
