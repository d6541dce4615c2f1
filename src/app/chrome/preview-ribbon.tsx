import { usePreview } from '#src/features/documents/preview-context.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './preview-ribbon.module.css';
import { chromeWords as words } from './words.ts';

/** Tells the holder of a preview link that this is not what customers see. */
export function PreviewRibbon() {
  const preview = usePreview();
  if (!preview) return null;
  const until = preview.expiresAt.slice(0, 16).replace('T', ' ');
  return (
    <p className={styles.ribbon}>
      <Icon name="edit" size={18} />
      <strong>{words.preview}</strong> {words.previewNote(until)}
      {/* The server ends the preview: a page load, not a navigation of the app. */}
      <a href="/?preview=off" className={styles.leave}>
        {words.leavePreview}
      </a>
    </p>
  );
}
