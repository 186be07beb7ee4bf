import { create } from 'qrcode'
import { palette } from './palette'
import type { Sheet } from './sheet'

/** Draws a QR code (error correction M) as vectors, with its quiet zone of four modules inside `size` points. */
export function drawQrCode(sheet: Sheet, text: string, x: number, y: number, size: number): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const cell = size / (modules.size + 8)
  sheet.doc.rect(x, y, size, size).fill('#FFFFFF')
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) {
        // A hair of overlap keeps viewers from showing seams between modules.
        sheet.doc.rect(x + (column + 4) * cell, y + (row + 4) * cell, cell + 0.05, cell + 0.05)
      }
    }
  }
  sheet.doc.fill(palette.ink)
}
