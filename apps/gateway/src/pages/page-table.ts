import { readFile } from 'node:fs/promises'
import { languages } from '@originseal/contracts/languages'
import { pathToRegexp } from 'path-to-regexp'
import { z } from 'zod'

/** In the folder of the built pages; no way leads out of it. */
const writtenFile = z.string().regex(/^pages\/(?!.*\.\.)[\w./-]+$/)

/** Files of one page by the language that they are written in: all languages, or the only one of an article. */
const documents = z
  .partialRecord(z.enum(languages), writtenFile)
  .refine((files) => Object.keys(files).length > 0)
export type Documents = z.infer<typeof documents>

/** What the build of the pages writes, from the application's own routes. */
const pageTable = z.object({
  pages: z
    .array(
      z.object({
        /** As the router writes it: `/verify/:id`. */
        path: z.string().startsWith('/'),
        /** Scripts that the page loads beside those that the document names. */
        scripts: z.array(z.string().startsWith('/')),
        /** The page as it was written at build, if it was. */
        documents: documents.optional(),
        /** The bare article, for who asks for it by `X-Static-Embed: 1`. */
        embedded: writtenFile.optional(),
      }),
    )
    .min(1),
  /** Old addresses, and where they lead for good. */
  redirects: z
    .array(z.object({ from: z.string().startsWith('/'), to: z.string().startsWith('/') }))
    .default([]),
  /** Files at addresses of their own that name the origin: the site map, the feed, what robots may read. */
  files: z.array(z.object({ path: z.string().startsWith('/'), file: writtenFile })).default([]),
  /** What stands at every address that is none. */
  notFound: documents.optional(),
})

export interface Page {
  readonly scripts: readonly string[]
  readonly documents?: Documents | undefined
  readonly embedded?: string | undefined
}

/** What is at an address, by the table. */
export interface PageTable {
  /** Which page the application draws at a path; none where it would say that there is none. */
  findPage(path: string): Page | undefined
  /** Where an old address leads. */
  findRedirect(path: string): string | undefined
  readonly files: readonly { readonly path: string; readonly file: string }[]
  readonly notFound: Documents | undefined
}

/** @throws where the table is not there or does not fit: a build of the pages that this gateway does not know */
export async function readPageTable(file: string): Promise<PageTable> {
  const { pages, redirects, files, notFound } = pageTable.parse(JSON.parse(await readFile(file, 'utf8')))
  // As the router matches: whatever the case, and with a slash at the end or without.
  const known = pages.map((page) => ({ page, pattern: pathToRegexp(page.path).regexp }))
  const led = new Map(redirects.map(({ from, to }) => [from, to]))
  return {
    findPage: (path) => known.find(({ pattern }) => pattern.test(path))?.page,
    findRedirect: (path) => led.get(path),
    files,
    notFound,
  }
}
