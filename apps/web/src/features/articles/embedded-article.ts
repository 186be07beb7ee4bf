import { siteOrigin } from '../../components/site-origin'

export interface EmbeddedArticle {
  readonly title: string
  readonly description: string
  /** Path of the picture for social networks. */
  readonly image: string
  /** Everything between header and footer of the page. */
  readonly content: readonly Node[]
}

/** Why there is none: the answer's status, or that no article came. */
export interface EmbeddedFailure {
  readonly failure: number | 'unreachable' | 'unreadable'
}

/** The page has styles of its own, and nothing of a document may run or load. */
const foreign = 'style, link, script, iframe, object'

/** What a bare document says: an article in its body, and nothing of the program's. */
function articleIn({ head, body, title }: Document): EmbeddedArticle | EmbeddedFailure {
  if (!body.querySelector('h1') || body.querySelector('#root')) return { failure: 'unreadable' }
  for (const element of body.querySelectorAll(foreign)) element.remove()
  const said = (property: string) =>
    head.querySelector(`meta[name="${property}"], meta[property="${property}"]`)?.getAttribute('content') ??
    ''
  return {
    title,
    description: said('description'),
    image: new URL(said('og:image'), siteOrigin()).pathname,
    content: [...body.childNodes],
  }
}

/** Fetches the bare article of a path. A failure is an answer, since the page tells it in the article's place. */
export async function readEmbedded(path: string): Promise<EmbeddedArticle | EmbeddedFailure> {
  try {
    const answer = await fetch(path, { headers: { 'X-Static-Embed': '1' } })
    if (!answer.ok) return { failure: answer.status }
    return articleIn(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  } catch (reason) {
    console.warn('the article could not be fetched', reason)
    return { failure: 'unreachable' }
  }
}
