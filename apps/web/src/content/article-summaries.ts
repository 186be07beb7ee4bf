import type { ArticleSummary } from './article'

const files = import.meta.glob<ArticleSummary>('./{blog,column}/*.mdx', {
  eager: true,
  query: '?summary',
  import: 'default',
})

/** What lists show of every article of the blog and the column. */
export const articleSummaries: readonly ArticleSummary[] = Object.values(files)
