import type { FoundMarkView } from '@originseal/contracts'
import { facts, factsHeight, type Bilingual, type Fact } from '../typesetting/blocks'
import { contentWidth, page } from '../typesetting/palette'
import { drawPicture } from '../typesetting/pictures'
import type { Sheet } from '../typesetting/sheet'
import { styles } from '../typesetting/styles'
import * as words from './trademark-report-texts'

/** In points. */
const pictureSide = 64

const both = ({ zh, en }: Bilingual): string => `${zh} ${en}`
const outOf100 = (score: number): string => `${Math.round(score * 100)}/100`

/** Why a mark is like the name, axis by axis. */
export function markReasons(sheet: Sheet, mark: FoundMarkView, pictures: readonly Uint8Array[]): void {
  const rows = reasonsOf(mark)
  const place = { compact: true }
  sheet.ensure(factsHeight(sheet, rows, place) + 24 + (pictures.length > 0 ? pictureSide + 6 : 0))
  const office = mark.source && `${words.officeOf(mark.source)} `
  sheet.text(
    'H3',
    `${mark.text} (${office}${mark.applNo}) · ${both(words.levels[mark.level])}`,
    styles.findingTitle,
  )
  sheet.y += 2
  if (pictures.length > 0) drawPictures(sheet, mark, pictures)
  facts(sheet, rows, place)
  sheet.y += 6
}

/** As many as stand in one row. */
function drawPictures(sheet: Sheet, mark: FoundMarkView, pictures: readonly Uint8Array[]): void {
  const most = Math.floor(contentWidth / (pictureSide + 6))
  pictures.slice(0, most).forEach((picture, place) => {
    const box = {
      x: page.margin + place * (pictureSide + 6),
      y: sheet.y,
      width: pictureSide,
      height: pictureSide,
    }
    drawPicture(sheet, picture, `${words.markPicture.zh} ${words.markPicture.en}, ${mark.applNo}`, box)
  })
  sheet.y += pictureSide + 6
}

function reasonsOf({ axes, figures, notes }: FoundMarkView): Fact[] {
  const { sound, look, meaning, goods, distinctiveness } = axes
  const heard = sound.pairs.map(({ own, ownReading, other, otherReading }) =>
    `${own || '–'} ${ownReading} : ${other || '–'} ${otherReading}`.trim(),
  )
  const seen = look.pairs.map(({ own, other }) => `${own || '–'} : ${other || '–'}`)
  const weak = [...distinctiveness.own, ...distinctiveness.other].filter((part) => part.weak)
  return [
    { label: words.labels.sound, value: [outOf100(sound.score), ...heard].join('　') },
    { label: words.labels.look, value: [outOf100(look.score), ...seen].join('　') },
    {
      label: words.labels.meaning,
      value: `${outOf100(meaning.score)}　${meaning.shared.join(', ') || both(words.noSharedMeaning)}`,
    },
    { label: words.labels.sameGoods, value: `${outOf100(goods.score)}　${words.goodsReason(goods.reason)}` },
    {
      label: words.labels.weak,
      value: [...new Set(weak.map(({ text }) => text))].join('、') || both(words.noWeakPart),
    },
    ...(figures.length > 0 ? [{ label: words.labels.figures, value: figures.join('、') }] : []),
    ...notes.map((note) => ({ label: words.labels.note, value: both(words.notes[note]) })),
  ]
}
