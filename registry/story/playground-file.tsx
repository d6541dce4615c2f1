import { Select } from '#src/ui/select/select.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import type { ChosenFile } from './chosen-file.ts';
import type { DrawableKind } from './drawable-kinds.ts';
import { shopDocuments } from './shop-documents.ts';

interface PlaygroundFileProps {
  readonly kind: DrawableKind;
  readonly file: ChosenFile;
  readonly onChange: (file: ChosenFile) => void;
}

/** Says which file the text is, so that it can be checked beside the other documents of the shop. */
export function PlaygroundFile({ kind, file, onChange }: PlaygroundFileProps) {
  const { own, newName } = file;
  const slug = own?.kind === kind ? own.slug : '';
  const slugs = shopDocuments.filter((document) => document.kind === kind).map((document) => document.slug);
  return (
    <>
      <Select
        label="File"
        value={slug}
        options={[
          ...slugs.map((name) => ({ value: name, label: `${name}.json` })),
          { value: '', label: 'A new document' },
        ]}
        onChange={({ target: { value } }) =>
          onChange({ newName, ...(value !== '' && { own: { kind, slug: value } }) })
        }
      />
      {slug === '' && (
        <TextField
          label="Name of the new file"
          value={newName}
          placeholder="without .json"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target: { value } }) => onChange({ newName: value.trim() })}
        />
      )}
    </>
  );
}
