import type { Article } from '../../content/article'
import type { StructuredData } from '../../components/structured-data'

/** What machines read of an article: nothing that does not stand on the page. */
export function structuredData(article: Article): StructuredData[] {
  const { section, title, description, publishedAt, updatedAt, locale, path, questions, steps } = article
  const isDated = section === 'blog' || section === 'column'
  return [
    ...(isDated
      ? [
          {
            '@type': section === 'blog' ? 'BlogPosting' : 'Article',
            headline: title,
            description,
            datePublished: publishedAt,
            dateModified: updatedAt,
            inLanguage: locale,
            mainEntityOfPage: { path },
            image: { path: `/og/${section}/${article.slug}.${locale}.png` },
            author: { '@type': 'Organization', name: '原印 OriginSeal' },
          },
        ]
      : []),
    ...(questions.length > 0 ? [faq(questions)] : []),
    ...(steps.length > 1 ? [howTo(title, steps)] : []),
    breadcrumbs(article),
  ]
}

const faq = (questions: Article['questions']): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const howTo = (name: string, steps: Article['steps']): StructuredData => ({
  '@type': 'HowTo',
  name,
  step: steps.map((step) => ({ '@type': 'HowToStep', name: step.name, text: step.text })),
})

/** Home, the list that the article is in, the article. */
function breadcrumbs({ path, title, locale }: Article): StructuredData {
  const parts = path.split('/').slice(1, -1)
  const above = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)
  const lists = above.filter((each) => /\/(?:blog|creator-column)$/.test(each))
  const names: Record<string, string> = { blog: 'Blog', 'creator-column': '創作者專欄' }
  const trail = [
    { name: '原印 OriginSeal', path: locale === 'en' ? '/en' : '/' },
    ...lists.map((each) => ({ name: names[each.split('/').at(-1) as string] as string, path: each })),
    { name: title, path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((each, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: each.name,
      item: { path: each.path },
    })),
  }
}
