import { limits } from '@originseal/contracts'

/** Why a screenshot could not be taken; each has its message (HOME-05, HOME-06). */
export type ScreenshotFault = 'heic' | 'notImage' | 'tooLarge' | 'notCompressed' | 'notRead'

interface Screenshot {
  readonly name: string
  /** As a `data:` address. */
  readonly data: string
}

class ScreenshotRefused extends Error {
  constructor(
    readonly fault: ScreenshotFault,
    options?: ErrorOptions,
  ) {
    super(fault, options)
  }
}

/**
 * Reads a screenshot; one that is too large is made smaller first, as JPEG of at most 1600 pixels' width.
 * @throws ScreenshotRefused
 */
export async function takeScreenshot(file: File): Promise<Screenshot> {
  if (/\.hei[cf]$/iu.test(file.name) || /^image\/hei[cf]/u.test(file.type))
    throw new ScreenshotRefused('heic')
  if (!/^image\/(?:jpeg|png|webp)$/u.test(file.type)) throw new ScreenshotRefused('notImage')
  const isLarge = file.size > limits.uploadBytes
  const picture = isLarge ? await compressed(file) : file
  if (picture.size > limits.uploadBytes) throw new ScreenshotRefused('tooLarge')
  const name = isLarge ? `${file.name.replace(/\.[^.]*$/u, '')}.jpg` : file.name
  return { name, data: await dataAddressOf(picture) }
}

async function compressed(file: File): Promise<Blob> {
  const { maxWidth, quality } = limits.evidencePicture
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, maxWidth / bitmap.width)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    // JPEG has no transparency: what shines through is white.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (!picture) throw new Error('no picture came of it')
    return picture
  } catch (cause) {
    throw new ScreenshotRefused('notCompressed', { cause })
  }
}

function dataAddressOf(picture: Blob): Promise<string> {
  return new Promise((read, refuse) => {
    const reader = new FileReader()
    reader.onload = () => read(reader.result as string)
    reader.onerror = () => refuse(new ScreenshotRefused('notRead', { cause: reader.error }))
    reader.readAsDataURL(picture)
  })
}
