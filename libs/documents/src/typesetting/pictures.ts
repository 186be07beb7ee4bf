import { DocumentError } from '../signing/document-error'
import { palette } from './palette'
import type { Sheet } from './sheet'

/**
 * Draws a picture whole and undistorted into a box, on a light ground.
 * @throws DocumentError PICTURE_UNREADABLE unless it is JPEG or PNG
 */
export function drawPicture(
  sheet: Sheet,
  picture: Uint8Array,
  alt: string,
  box: { x: number; y: number; width: number; height: number },
): void {
  const { x, y, width, height } = box
  sheet.artifact('Layout', () => {
    sheet.doc.rect(x, y, width, height).fill(palette.wash)
  })
  sheet.tag('Figure', () => placePicture(sheet, picture, box), { alt })
  sheet.artifact('Layout', () => {
    sheet.doc.rect(x, y, width, height).lineWidth(0.5).strokeColor(palette.hair).stroke()
  })
}

function placePicture(
  sheet: Sheet,
  picture: Uint8Array,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  try {
    sheet.doc.image(sheet.openPicture(picture), x, y, {
      fit: [width, height],
      align: 'center',
      valign: 'center',
    })
  } catch (cause) {
    throw new DocumentError('PICTURE_UNREADABLE', 'a picture is neither JPEG nor PNG, or is damaged', {
      cause,
    })
  }
}
