/** Longer side in pixels: sharp enough beside a finding, small enough for session storage. */
const LONGER_SIDE = 640

/**
 * A small JPEG of a picture as a `data:` address, or `undefined` where the browser cannot decode its format;
 * later steps then do without.
 */
export async function smallPicture(file: Blob): Promise<string | undefined> {
  if (typeof createImageBitmap !== 'function') return undefined
  const bitmap = await createImageBitmap(file).catch((reason: unknown) => {
    console.warn('this browser cannot show the picture', reason)
  })
  if (!bitmap) return undefined
  const scale = Math.min(1, LONGER_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')
  // JPEG has no transparency: what shines through is white, as on the page.
  if (pen) {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.85)
}
