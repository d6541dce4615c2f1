import { Canvas, Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/** A screen follows the width of its window, so it is shown in a window of its own. */
const ownWindow = { inline: false, height: '760px' } as const;

/**
 * Title, words, the first story, its controls, and the others below. Of a screen there is the first story alone: the stories of a page of
 * documentation share one network and one address, so that each would show what the last one prepared.
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
