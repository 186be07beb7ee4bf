import { brandColours, seal } from '@originseal/brand'
import { contentWidth, page, palette } from './palette'
import type { Sheet } from './sheet'
import { styles } from './styles'

/** The mark of the house, as pages show it. */
function drawSeal({ doc }: Sheet, x: number, y: number, size: number): void {
  doc.save().translate(x, y)
  doc.scale(size / seal.size)
  doc.path(seal.face).fill(brandColours.vermilion)
  doc.path(seal.characters).lineWidth(seal.strokeWidth).lineCap('butt').lineJoin('miter').stroke('#FFFFFF')
  doc.restore()
}

/** The band at the top of every page, with what the document is. */
export function drawHeader(sheet: Sheet, zh: string, en: string): void {
  sheet.doc.rect(0, 0, page.width, 6).fill(palette.pink)
  drawSeal(sheet, page.margin, 28, 28)
  const x = page.margin + 36
  sheet.draw('OriginSeal 原印', { ...styles.label, size: 11 }, { x, y: 28, width: 200 })
  sheet.draw('originality, sealed', styles.labelEnglish, { x, y: 43, width: 200 })
  const place = { x: page.margin + 200, width: contentWidth - 200, align: 'right' } as const
  sheet.draw(zh, styles.small, { ...place, y: 30 })
  sheet.draw(en, styles.small, { ...place, y: 42 })
}

/** Page numbers, document identifier and the clock; drawn last, when the number of pages is known. */
export function drawFooters(sheet: Sheet, documentId: string, generatedAt: Date, sample: boolean): void {
  const { start, count } = sheet.doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    sheet.doc.switchToPage(start + index)
    sheet.artifact('Pagination', () => {
      const y = page.height - 44
      sheet.doc
        .moveTo(page.margin, y)
        .lineTo(page.width - page.margin, y)
        .lineWidth(0.6)
        .strokeColor(palette.hair)
        .stroke()
      sheet.draw(`文件編號 Document ${documentId}`, styles.small, { y: y + 7, width: 330 })
      sheet.draw(`產生時間 Generated ${generatedAt.toISOString()}`, styles.small, { y: y + 17, width: 330 })
      sheet.draw(`第 ${index + 1} 頁，共 ${count} 頁 · Page ${index + 1} of ${count}`, styles.small, {
        x: page.margin + 330,
        width: contentWidth - 330,
        y: y + 7,
        align: 'right',
      })
      if (sample) drawSampleMark(sheet)
    })
  }
}

function drawSampleMark(sheet: Sheet): void {
  const { doc } = sheet
  doc.save()
  doc.fillOpacity(0.09)
  doc.rotate(-38, { origin: [page.width / 2, page.height / 2] })
  sheet.draw(
    'SAMPLE 樣本',
    { size: 88, weight: 'bold', color: palette.pink, leading: 100 },
    { x: -60, width: page.width + 120, y: page.height / 2 - 50, align: 'center' },
  )
  doc.restore()
}
