import { linkSync, rmSync, writeFileSync } from 'node:fs';

interface Content {
  readonly text: string;
  /** Who may read and write the file. */
  readonly mode?: number | undefined;
}

/** Error codes of file systems without hard links, such as those of memory cards. */
const noLinks = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

/**
 * Creates a file together with its text, so that other processes never read half of it; returns false when there is one already. It is
 * written beside its place and linked to it, or written in place where the file system has no hard links.
 */
export function createWhole(path: string, { text, mode }: Content): boolean {
  const aside = `${path}.${process.pid}`;
  try {
    writeFileSync(aside, text, { mode });
    linkSync(aside, path);
    return true;
  } catch (error) {
    const { code = '', syscall } = error as NodeJS.ErrnoException;
    if (syscall !== 'link') throw error;
    if (code === 'EEXIST') return false;
    if (!noLinks.has(code)) throw error;
    return createHere(path, { text, mode });
  } finally {
    rmSync(aside, { force: true });
  }
}

function createHere(path: string, { text, mode }: Content): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', mode });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
