/** What is written in files of their own, one folder each. */
export const sections = ['blog', 'column', 'solutions', 'pages'] as const
export type Section = (typeof sections)[number]

/** Languages of articles; the first one is the first language of the pages, too. */
export const articleLocales = ['zh-TW', 'en'] as const
export type ArticleLocale = (typeof articleLocales)[number]

/** Where a fact comes from. */
export interface ArticleSource {
  readonly title: string
  /** Of the version meant, or when it was published: `2022-06-15`, `2024`. */
  readonly date?: string
  /** The day whose state of things the article tells. */
  readonly asOf: string
  readonly url?: string
}

export interface ArticleAddress {
  readonly section: Section
  readonly slug: string
  readonly locale: ArticleLocale
  /** Kept at `…/<slug>.html`, and fetched as a file of its own (CONTENT-02). */
  readonly embedded: boolean
}

/** What a list of articles shows of one. */
export interface ArticleSummary extends ArticleAddress {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly publishedAt: string
  readonly updatedAt: string
  readonly tags: readonly string[]
}

export interface ArticleLink {
  readonly path: string
  readonly title: string
}

export interface Article extends ArticleSummary {
  readonly metaTitle: string
  readonly sources: readonly ArticleSource[]
  readonly related: readonly ArticleLink[]
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
  /** Of the second level; their ids are their addresses on the page. */
  readonly headings: readonly { readonly id: string; readonly text: string }[]
  /** Of a guide that is to be followed in order. */
  readonly steps: readonly { readonly name: string; readonly text: string }[]
  /** This article in every language that it is written in, itself among them. */
  readonly languages: readonly { readonly locale: ArticleLocale; readonly path: string }[]
}
