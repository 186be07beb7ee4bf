import type { CheerioAPI } from 'cheerio'
import { jsonLdNodes } from './json-ld'
import { loadPage } from './load-page'
import { srcsetUrls } from './srcset'
import { webUrl } from './web-url'

export type ImageOrigin = 'img' | 'srcset' | 'css' | 'og' | 'json-ld'

export interface PageImage {
  /** Absolute, http or https, without fragment. */
  readonly url: string
  /** Where it was first seen, in the order og, json-ld, img, srcset, css. */
  readonly origin: ImageOrigin
  /** The alternative text or title, or the page's title; at most 300 characters. */
  readonly context: string
}

interface Found {
  readonly reference: string | undefined
  readonly origin: ImageOrigin
  readonly context?: string | undefined
}

const longestContext = 300
/** Where lazy loaders keep what will become `src` and `srcset`. */
const lazySources = [
  'data-src',
  'data-original',
  'data-lazy-src',
  'data-lazy',
  'data-image',
  'data-zoom-image',
]
const lazySets = ['data-srcset', 'data-lazy-srcset']
const metaImages = new Set([
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
  'twitter:image:src',
])

/** The images that a page shows or names, each URL once, the page's own choice of a main image first. */
export function extractImages(html: string, pageUrl: string): PageImage[] {
  const { $, base } = loadPage(html, pageUrl)
  const title = $('title').first().text()
  const images = new Map<string, PageImage>()
  const found = [...fromMeta($), ...fromJsonLd($), ...fromElements($), ...fromCss($)]
  for (const { reference, origin, context } of found) {
    const url = webUrl(reference, base)
    if (url !== undefined && !images.has(url))
      images.set(url, { url, origin, context: tidy(context?.trim() ? context : title) })
  }
  return [...images.values()]
}

function fromMeta($: CheerioAPI): Found[] {
  const named = $('meta[content]')
    .toArray()
    .map((meta) => ({ name: ($(meta).attr('property') ?? $(meta).attr('name') ?? '').toLowerCase(), meta }))
    .filter(({ name }) => metaImages.has(name))
  const alt = $('meta[property="og:image:alt"]').attr('content')
  const metas = named.map(({ meta }) => ({
    reference: $(meta).attr('content'),
    origin: 'og' as const,
    context: alt,
  }))
  const linked = $('link[rel="image_src" i]').toArray()
  return [...metas, ...linked.map((link) => ({ reference: $(link).attr('href'), origin: 'og' as const }))]
}

function fromJsonLd($: CheerioAPI): Found[] {
  return jsonLdNodes($).flatMap((node) => {
    const given = [node['image'], node['thumbnailUrl'], node['contentUrl']].flat()
    const context = typeof node['name'] === 'string' ? node['name'] : undefined
    // An ImageObject names its file by `url`; its `contentUrl` is met when that object's own turn comes.
    const references = given.flatMap((value) => (isObject(value) ? [value['url']] : [value]))
    return references
      .filter((reference) => typeof reference === 'string')
      .map((reference) => ({ reference, origin: 'json-ld' as const, context }))
  })
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function fromElements($: CheerioAPI): Found[] {
  return $('img, source, input[type="image" i], video[poster], image')
    .toArray()
    .flatMap((element) => fromElement($(element)))
}

function fromElement(element: ReturnType<CheerioAPI>): Found[] {
  const picture = element.closest('picture').find('img').first()
  const described = element.is('source') ? picture : element
  const context = described.attr('alt')?.trim() ? described.attr('alt') : described.attr('title')
  const single = element.is('source') ? [] : ['src', ...lazySources, 'poster', 'href', 'xlink:href']
  const sources = single.map((name) => ({ reference: element.attr(name), origin: 'img' as const, context }))
  const sets = ['srcset', ...lazySets].flatMap((name) => srcsetUrls(element.attr(name) ?? ''))
  return [...sources, ...sets.map((reference) => ({ reference, origin: 'srcset' as const, context }))]
}

function fromCss($: CheerioAPI): Found[] {
  const tags = $('style').toArray()
  const styled = $('[style*="url" i]').toArray()
  const sheets = tags.map((tag) => ({ css: $(tag).text(), context: undefined }))
  const attributes = styled.map((element) => ({
    css: $(element).attr('style') ?? '',
    context: $(element).attr('aria-label') ?? $(element).attr('title'),
  }))
  return [...sheets, ...attributes].flatMap(({ css, context }) =>
    cssUrls(css).map((reference) => ({ reference, origin: 'css' as const, context })),
  )
}

const fontFile = /\.(woff2?|ttf|otf|eot)([?#]|$)/i

/** What `url(…)` names in a style, fonts and imported sheets aside (CSS Values 4 §4.5). */
function cssUrls(css: string): string[] {
  const plain = withoutComments(css).replace(/@import[^;]*;?/gi, '')
  return [...plain.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"'()]+))\s*\)/gi)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter((url) => !fontFile.test(url))
}

function withoutComments(css: string): string {
  const [first = '', ...rest] = css.split('/*')
  return first + rest.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '')).join('')
}

function tidy(text: string): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, longestContext).join('')
}
