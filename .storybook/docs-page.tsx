import { Canvas, Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/** The layout of a screen depends on the width of its window, so it is shown in an iframe. */
const ownWindow = { inline: false, height: '760px' } as const;

/**
 * Title, description, the first story with its controls, and the other stories below. For a screen only the first story is shown: the stories
 * of a documentation page share one network and one address, so that each would show what the last one prepared.
 */
export function DocsPage() {
  const { story } = useOf('story', ['story']);
  const isScreen = story.title.startsWith('Screens/');
  return (
    <>
      <Title />
      <Description />
      {isScreen ? <Canvas of={story.moduleExport} story={ownWindow} /> : <Primary />}
      <Controls />
      {!isScreen && <Stories includePrimary={false} />}
    </>
  );
}
