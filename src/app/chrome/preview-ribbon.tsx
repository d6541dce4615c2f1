import type { Preview } from '#src/features/documents/preview-context.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { indianMoment } from '#src/ui/indian-time.ts';
import styles from './preview-ribbon.module.css';
import { previewWords as words } from './preview-words.ts';

/** Tells the user of a preview link that customers do not see this version. */
export function PreviewRibbon({ preview }: { preview: Preview }) {
  return (
    <p className={styles.ribbon}>
      <Icon name="edit" size={18} />
      <strong>{words.preview}</strong> {words.note(indianMoment(preview.expiresAt))}
      {/* The server ends the preview: a page load, not a navigation of the app. */}
      <a href="/?preview=off" className={styles.leave}>
        {words.leave}
      </a>
    </p>
  );
}
