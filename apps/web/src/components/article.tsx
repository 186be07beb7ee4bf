import type { ReactNode } from 'react'

/** A long text, set to be read: plain headings, paragraphs, lists, tables, quotes and pictures inside it need no classes. */
export function Article({ children, lang }: { readonly children: ReactNode; readonly lang?: string }) {
  return (
    <div lang={lang} className="article max-w-reading">
      {children}
    </div>
  )
}
