import { ImageRefused } from './image-refused'
import { sniff } from './sniff'
import type { ImageFormat, ImageMediaType } from './sniff'

/**
 * The type of a picture that we take, by its first bytes.
 * @throws ImageRefused EMPTY_FILE, ACTIVE_CONTENT, HEIC_NOT_SUPPORTED, IMAGE_FORMAT_NOT_SUPPORTED, NOT_AN_IMAGE
 */
export function acceptedType(head: Uint8Array): { format: ImageFormat; mediaType: ImageMediaType } {
  const type = sniff(head)
  switch (type.kind) {
    case 'image':
      return { format: type.format, mediaType: type.mediaType }
    case 'empty':
      throw new ImageRefused('EMPTY_FILE')
    case 'active':
      throw new ImageRefused('ACTIVE_CONTENT', `${type.format} text`)
    case 'foreign-image':
      if (type.format === 'heic' || type.format === 'heif')
        throw new ImageRefused('HEIC_NOT_SUPPORTED', type.format)
      throw new ImageRefused('IMAGE_FORMAT_NOT_SUPPORTED', type.format)
    case 'other':
      throw new ImageRefused('NOT_AN_IMAGE', type.format)
  }
}
