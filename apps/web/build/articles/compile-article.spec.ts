import { compileArticle } from './compile-article'
import type { ArticleFile } from './read-articles'

function article(body: string, related: readonly string[] = []): ArticleFile {
  const about = { related, sources: [], questions: [] } as unknown as ArticleFile['about']
  const summary = {
    section: 'blog',
    slug: 'a',
    locale: 'zh-TW',
    path: '/blog/a',
    title: '甲',
  } as ArticleFile['summary']
  return { file: 'a.zh-TW.mdx', about, body, summary }
}

it('tells of headings with their ids, and of steps', () => {
  const body = '## 一、先 存證\n\n<Steps>\n\n1. **錄影。** 錄到底。\n2. **雜湊。** 算好。\n\n</Steps>\n'
  const { article: made } = compileArticle(article(body), [])
  expect(made.headings).toEqual([{ id: '一-先-存證', text: '一、先 存證' }])
  expect(made.steps).toEqual([
    { name: '錄影。', text: '錄影。 錄到底。' },
    { name: '雜湊。', text: '雜湊。 算好。' },
  ])
})

it('writes no inline style, which the content security policy forbids: not for aligned columns either', () => {
  const { code } = compileArticle(article('| 一 | 二 |\n| --- | ---: |\n| 三 | 4 |\n'), [])
  expect(code).not.toMatch(/style/)
  expect(code).toMatch(/align: "right"/)
})

it('refuses to lead to an article that is not there', () => {
  expect(() => compileArticle(article('內文', ['/blog/none']), [])).toThrow(
    'there is no article at /blog/none',
  )
})
