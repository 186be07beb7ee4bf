import { createHash } from 'node:crypto'
import { beginnings, businesses, endings, middles, syllables, usualClasses } from './name-parts'
import { designOf, drawPicture, figuresOf } from './draw-picture'
import { numbersFrom, type Numbers } from './numbers'

/** Marks that are made up. */
export const demonstrationMarks = 6_000
/** Up to when the made-up register knows. */
export const demonstrationDay = '2026-01-01'
const perPiece = 250

const pick = <Value>(random: Numbers, values: readonly Value[]): Value =>
  values[random(values.length)] as Value

function hanName(random: Numbers): string {
  const middle = random(4) === 0 ? pick(random, middles) : ''
  const business = random(3) === 0 ? pick(random, businesses) : ''
  return `${pick(random, beginnings)}${middle}${pick(random, endings)}${business}`
}

function latinName(random: Numbers): string {
  const letters = Array.from({ length: 2 + random(2) }, () => pick(random, syllables)).join('')
  return random(3) === 0 ? letters.toUpperCase() : `${letters[0]?.toUpperCase()}${letters.slice(1)}`
}

const two = (number: number): string => String(number).padStart(2, '0')

interface Days {
  readonly filed: string
  /** Of a right: the publication of its registration, and its end. */
  readonly right: { readonly published: string; readonly ends: string } | undefined
}

function daysOf(random: Numbers): Days {
  const year = 2008 + random(18)
  const rest = `${two(1 + random(12))}/${two(1 + random(28))}`
  const right = { published: `${year + 1}/${rest}`, ends: `${year + 11}/${rest}` }
  return { filed: `${year}/${rest}`, right: year < 2025 ? right : undefined }
}

/** Some rights have ended before their time. */
const endReason = (number: number): string => (number % 97 === 0 ? '拋棄' : '')

/** What the office's list of rights has beside what an application has. */
const rightFields = (number: number, { published, ends }: NonNullable<Days['right']>): string =>
  `<exam-no>DEMO${number}</exam-no><reg-notice-date>${published}</reg-notice-date><deadline>${ends}</deadline><del-reason>${endReason(number)}</del-reason>`

/** Of the marks that say they have a picture every eighth is drawn. */
const hasPicture = (number: number, label: string): boolean => label.endsWith('及圖') && number % 8 === 0

const numberOf = (number: number): string => `DEMO${String(number).padStart(6, '0')}`

/** As the office has them; the codes stand in an element of our own. */
function pictureFields(number: number): string[] {
  const figures = figuresOf(designOf(number)).map((code) => `<vienna-code>${code}</vienna-code>`)
  return [
    `<tmark-image-url><image-data-1>${numberOf(number)}_1.png</image-data-1></tmark-image-url>`,
    `<vienna-codes>${figures.join('')}</vienna-codes>`,
  ]
}

/** The picture of a made-up mark by its name; undefined for any other name. */
export async function demonstrationPicture(reference: string): Promise<Buffer | undefined> {
  const [, number] = /^DEMO(\d{6})_1\.png$/u.exec(reference) ?? []
  return number === undefined ? undefined : drawPicture(designOf(Number(number)))
}

/** A record in the form of the office's rights, or of its applications where there is none yet. */
function record(number: number, random: Numbers): string {
  const kind = random(10)
  const [zh, en] = [kind < 8 ? hanName(random) : '', kind > 5 ? latinName(random) : '']
  const classes = [
    ...new Set([pick(random, usualClasses), ...(random(3) === 0 ? [pick(random, usualClasses)] : [])]),
  ]
  const { filed, right } = daysOf(random)
  const label = [zh, en].filter(Boolean).join(' ') + (random(6) === 0 ? '及圖' : '')
  const goods = classes.map((each) => {
    const group = `${two(each)}0${1 + random(3)}`
    return `<goodsclass><goodsclass-code>0${two(each)}</goodsclass-code><goods-group>${group}</goods-group></goodsclass>`
  })
  const fields = [
    `<appl-no>${numberOf(number)}</appl-no><appl-date>${filed}</appl-date>`,
    `<tmark-name>${label}</tmark-name><tmark-class-desc>商標</tmark-class-desc>`,
    `<tmark-draft-c>${zh}</tmark-draft-c><tmark-draft-e>${en}</tmark-draft-e><tmark-draft-j></tmark-draft-j>`,
    right ? rightFields(number, right) : '',
    `<goodsclasses>${goods.join('')}</goodsclasses>`,
    ...(hasPicture(number, label) ? pictureFields(number) : []),
    `<parties><applicants><applicant><chinese-name>示範商號${1 + random(900)}</chinese-name></applicant></applicants></parties>`,
  ]
  return `<tmarkcontent>${fields.join('')}</tmarkcontent>`
}

/** The made-up register, piece by piece: 6,000 rights and applications as the office writes them. */
export function* demonstrationRegister(): Generator<string> {
  const random = numbersFrom(20_260_101)
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<tmarkappl>\n'
  for (let first = 1; first <= demonstrationMarks; first += perPiece) {
    const records = Array.from({ length: perPiece }, (_, i) => record(first + i, random))
    yield `${records.join('\n')}\n`
  }
  yield '</tmarkappl>\n'
}

export function demonstrationSha256(): string {
  const hash = createHash('sha256')
  for (const piece of demonstrationRegister()) hash.update(piece)
  return hash.digest('hex')
}
