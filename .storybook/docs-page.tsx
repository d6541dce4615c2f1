import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/**
 * Title, words, the first story, its controls, and the others below. Of a screen there is the first story alone: the stories of a page of
 * documentation share one network and one address, so that each would show what the last one prepared.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      {!preparedMeta.title.startsWith('Screens/') && <Stories includePrimary={false} />}
    </>
  );
}
