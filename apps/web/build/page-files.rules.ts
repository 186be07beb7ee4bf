/** An address at which the application draws a page, and what is loaded for it, layouts included. */
export interface RoutedPage {
  /** As the router writes it: `/verify/:id`. */
  readonly path: string
  /** Modules that are imported for it, from the application's folder on: `/src/features/home/home-page.tsx`. */
  readonly modules: readonly string[]
  /** That of them which draws the page itself, inside its layouts; none where an old address only leads on. */
  readonly module?: string | undefined
  /** Names of its texts. */
  readonly texts: readonly string[]
}

/** What the bundler tells of a file. */
export interface Chunk {
  readonly fileName: string
  /** Whether the document names it. */
  readonly isNamed: boolean
  /** The modules that it is made of. */
  readonly modules: readonly string[]
  /** Files that come with it. */
  readonly imports: readonly string[]
  readonly styles: readonly string[]
}

/** Most requests of the first view of any address: the document, styles, fonts, scripts and texts. */
export const MOST_REQUESTS = 8

/** Files of the first view of a page. */
export interface PageFiles {
  readonly path: string
  readonly module?: string | undefined
  /** The program and what every page begins with; the document names them. */
  readonly first: readonly string[]
  /** What this page adds to it. */
  readonly own: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  /** In one language. */
  readonly texts: readonly string[]
}

/**
 * The files that a browser fetches to show a page for the first time.
 * @param fonts that the document names
 * @param textsFileOf the file that holds texts of this name, and those of `shell`
 * @throws Error where no file holds a page's module
 */
export function pageFiles(
  { path, modules, module, texts }: RoutedPage,
  chunks: readonly Chunk[],
  fonts: readonly string[],
  textsFileOf: (name: string) => string,
): PageFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const first = withImports(
    chunks.filter(({ isNamed }) => isNamed),
    byName,
  )
  const roots = modules.map((name) => {
    const chunk = chunks.find((each) => each.modules.some((id) => id.endsWith(name)))
    if (chunk === undefined) throw new Error(`${path}: no file holds ${name}`)
    return chunk
  })
  const all = withImports(roots, byName)
  return {
    path,
    module,
    first: [...first],
    own: [...all].filter((file) => !first.has(file)),
    styles: [...new Set([...first, ...all].flatMap((file) => byName.get(file)?.styles ?? []))],
    fonts,
    texts: [...new Set((texts.length > 0 ? texts : ['shell']).map(textsFileOf))],
  }
}

function withImports(roots: readonly Chunk[], byName: ReadonlyMap<string, Chunk>): Set<string> {
  const files = new Set<string>()
  const take = (name: string) => {
    if (files.has(name)) return
    files.add(name)
    byName.get(name)?.imports.forEach(take)
  }
  for (const { fileName } of roots) take(fileName)
  return files
}

/** The document and the files. What the browser asks for by itself, an icon, is not among them. */
export const requestsOf = ({ first, own, styles, fonts, texts }: PageFiles): number =>
  1 + [first, own, styles, fonts, texts].flat().length
