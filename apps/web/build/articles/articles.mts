import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { compileArticle } from './compile-article.ts'
import { readArticles, type ArticleFile } from './read-articles.ts'

export const contentFolder = fileURLToPath(new URL('../../src/content', import.meta.url))

const articleFile = /\.mdx(?:\?summary)?$/

/**
 * Makes modules of articles: `<file>.mdx` is the body, as a component, with what is known of the article;
 * `<file>.mdx?summary` is what a list shows of it, so that lists do not bring the bodies.
 */
export function articles(): Plugin {
  let known: ArticleFile[] | undefined
  return {
    name: 'originseal:articles',
    enforce: 'pre',
    buildStart: () => void (known = undefined),
    watchChange: () => void (known = undefined),
    load: {
      filter: { id: articleFile },
      handler(id) {
        const [file, query] = id.split('?') as [string, string?]
        const all = (known ??= readArticles(contentFolder))
        const found = all.find((article) => article.file === file)
        if (found === undefined) return this.error(`${file} is no article of ${contentFolder}`)
        this.addWatchFile(file)
        if (query !== undefined) return exported('default', found.summary)
        const { code, article } = compileArticle(found, all)
        return { code: `${code}\n${exported('article', article)}`, moduleType: 'js' }
      },
    },
  }
}

function exported(name: string, value: unknown): string {
  const json = JSON.stringify(value)
  return name === 'default' ? `export default ${json}` : `export const ${name} = ${json}`
}
