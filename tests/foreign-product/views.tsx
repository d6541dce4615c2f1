import { useState } from 'react';
import type { z } from 'zod';
import type { WidgetViewProps } from '#schemas/engine/prepared.ts';
import type { announcement } from './contracts/announcement.ts';
import type { shelf } from './contracts/shelf.ts';
import type { KioskDocuments } from './documents.ts';

type ViewProps<Contract extends { readonly props: z.ZodObject }> = WidgetViewProps<
  z.output<Contract['props']>,
  KioskDocuments
>;

export function ShelfView({ props, title, link, resolveLink }: ViewProps<typeof shelf>) {
  const [held, setHeld] = useState(0);
  return (
    <section aria-label={title ?? 'Shelf'}>
      {props.books.map((book) => {
        const target = resolveLink(book.link);
        return target ? (
          <a key={book.title} href={target.href}>
            {book.title}
          </a>
        ) : (
          <span key={book.title}>{book.title}</span>
        );
      })}
      {link && <a href={link.href}>When we are open</a>}
      <button type="button" onClick={() => setHeld(held + 1)}>
        Held: {held}
      </button>
    </section>
  );
}

export function AnnouncementView({ props }: ViewProps<typeof announcement>) {
  return <p role="note">{props.text}</p>;
}
