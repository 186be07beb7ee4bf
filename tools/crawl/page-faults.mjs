import { load } from 'cheerio'

/** Characters that search results show of a title, and of a description; Latin letters are half as wide. */
const TITLE = { least: 10, most: 34 }
const DESCRIPTION = { least: 30, most: 110 }
/** Of the visible text: less is no page to be found by. */
const LEAST_TEXT = 150

/**
 * @typedef {object} ReadPage what a robot reads of a page
 * @property {string} url
 * @property {string} language
 * @property {string} title
 * @property {string} description
 * @property {string} canonical
 * @property {string} text what stands in `<main>`
 * @property {number} headings of the first level
 * @property {string[]} links internal ones, whole, without query and fragment
 * @property {Map<string, string>} alternates by their language
 * @property {unknown[]} data structured data; what can't be read is undefined
 * @property {boolean} isHidden from search engines
 */

/** @param {string} url @param {string} html @returns {ReadPage} */
export function readPage(url, html) {
  const page = load(html)
  const { origin } = new URL(url)
  const content = (selector) => page(selector).attr('content') ?? ''
  const links = page('a[href]')
    .toArray()
    .map((link) => new URL(page(link).attr('href') ?? '', url))
    .filter((link) => link.origin === origin)
    .map((link) => origin + link.pathname)
  /** @type {[language: string, url: string][]} */
  const alternates = page('link[rel="alternate"][hreflang]')
    .toArray()
    .map((link) => [page(link).attr('hreflang') ?? '', page(link).attr('href') ?? ''])
  return {
    url,
    language: page('html').attr('lang') ?? '',
    title: page('head > title').text(),
    description: content('meta[name="description"]'),
    canonical: page('link[rel="canonical"]').attr('href') ?? '',
    text: page('main').text().replaceAll(/\s+/g, ' ').trim(),
    headings: page('h1').length,
    links: [...new Set(links)],
    alternates: new Map(alternates),
    data: page('script[type="application/ld+json"]')
      .toArray()
      .map((script) => parsed(page(script).text())),
    isHidden: content('meta[name="robots"]').includes('noindex'),
  }
}

function parsed(json) {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** As wide as so many Chinese characters. */
const widthOf = (text) => [...text].reduce((sum, letter) => sum + (letter < '\u2E80' ? 0.5 : 1), 0)

const within = (what, text, { least, most }) => {
  const width = widthOf(text)
  return width >= least && width <= most ? [] : [`${what} is ${width} wide, ${least} to ${most} are wanted`]
}

/** What is wrong with a page that search engines may show, by itself. @param {ReadPage} page @returns {string[]} */
export function pageFaults(page) {
  return [
    ...within('the title', page.title, TITLE),
    ...within('the description', page.description, DESCRIPTION),
    ...(page.canonical === page.url ? [] : [`its canonical address is ${page.canonical}`]),
    ...(page.headings === 1 ? [] : [`has ${page.headings} headings of the first level`]),
    ...(page.isHidden ? ['is in the site map and hidden from search engines'] : []),
    ...(widthOf(page.text) >= LEAST_TEXT ? [] : [`says only ${page.text.length} letters without JavaScript`]),
    ...dataFaults(page),
  ]
}

/** Structured data says nothing that a reader does not see. */
function dataFaults({ data, text }) {
  return data.flatMap((each) => {
    if (each === undefined) return ['holds data that can’t be read']
    const questions = (each.mainEntity ?? []).flatMap?.((one) => one.name ?? []) ?? []
    return questions
      .filter((question) => !text.includes(question.replaceAll(/\s+/g, ' ').trim()))
      .map((question) => `tells search engines of “${question}”, which the page does not show`)
  })
}
