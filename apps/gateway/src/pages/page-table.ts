import { readFile } from 'node:fs/promises'
import { pathToRegexp } from 'path-to-regexp'
import { z } from 'zod'

/** What the build of the pages writes, from the application's own routes. */
const pageTable = z.object({
  pages: z
    .array(
      z.object({
        /** As the router writes it: `/verify/:id`. */
        path: z.string().startsWith('/'),
        /** Scripts that the page loads beside those that the document names. */
        scripts: z.array(z.string().startsWith('/')),
      }),
    )
    .min(1),
})

export interface Page {
  readonly scripts: readonly string[]
}

/** Answers which page the application draws at a path; none where it would say that there is none. */
export type FindPage = (path: string) => Page | undefined

/** @throws where the table is not there or does not fit: a build of the pages that this gateway does not know */
export async function readPageTable(file: string): Promise<FindPage> {
  const { pages } = pageTable.parse(JSON.parse(await readFile(file, 'utf8')))
  // As the router matches: whatever the case, and with a slash at the end or without.
  const known = pages.map((page) => ({ page, pattern: pathToRegexp(page.path).regexp }))
  return (path) => known.find(({ pattern }) => pattern.test(path))?.page
}
