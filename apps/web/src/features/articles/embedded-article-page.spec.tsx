import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { articleSummaries } from '../../content/article-summaries'
import { standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'

const gateway = standInGateway()
const path = '/blog/online-selling-guide.html'

const bare = `<!doctype html><html lang="zh-TW"><head><title>網路開店｜原印</title>
  <meta name="description" content="第一年要做的事"/>
  <meta property="og:image" content="http://localhost/og/blog/online-selling-guide.zh-TW.png"/></head>
  <body><style>h1 { display: none }</style><h1>網路開店第一年</h1>
  <script type="application/ld+json">{"@type":"BlogPosting"}</script><script>window.ran = true</script>
  <p>依序做完。</p></body></html>`

const answering = (answer: () => Response) => {
  const asked: (string | null)[] = []
  gateway.use(
    http.get(path, ({ request }) => {
      asked.push(request.headers.get('X-Static-Embed'))
      return answer()
    }),
  )
  return asked
}

const embedded = [
  'how-to-monetize-self-media',
  'e-commerce-platform-ranking',
  'online-selling-guide',
  'copyright-takedown-72h',
]

it('CONTENT-02: four articles are documents of their own', () => {
  const written = articleSummaries.filter((article) => article.embedded).map((article) => article.path)
  expect(embedded.map((slug) => `/blog/${slug}.html`).sort()).toEqual(written.sort())
})

it('CONTENT-02: the bare document is asked for, and shown without its styles and programs', async () => {
  const asked = answering(() => HttpResponse.html(bare))
  await openPage(path)
  expect(await screen.findByRole('heading', { level: 1, name: '網路開店第一年' })).toBeTruthy()
  expect(screen.getByText('依序做完。')).toBeTruthy()
  expect(asked).toEqual(['1'])
  expect(screen.getByRole('main').querySelectorAll('style, script')).toHaveLength(0)
  expect(document.title).toBe('網路開店｜原印')
  const image = document.head.querySelector('meta[property="og:image"]')
  expect(image?.getAttribute('content')).toMatch(/\/og\/blog\/online-selling-guide\.zh-TW\.png$/)
})

it.each([
  ['answers 503', () => new HttpResponse(null, { status: 503 }), /The server answered 503/],
  ['is out of reach', () => HttpResponse.error(), /could not be reached/],
  ['sends another page', () => HttpResponse.html('<p>Log in to the network</p>'), /not this article/],
])(
  'CONTENT-02: the server %s: that is told, and asking again is one press',
  async (_case, answer, message) => {
    jest.spyOn(console, 'warn').mockImplementation()
    answering(answer)
    const { user } = await openPage(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'error loading article' })).toBeTruthy()
    expect(screen.getByText(message)).toBeTruthy()
    gateway.resetHandlers()
    answering(() => HttpResponse.html(bare))
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(await screen.findByRole('heading', { level: 1, name: '網路開店第一年' })).toBeTruthy()
  },
)
