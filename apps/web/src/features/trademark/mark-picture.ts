import { readMarkPicture } from '@originseal/contracts/trademark/endpoints'
import { addressOf } from '../../api/endpoint'

/** Where the picture of a mark is. */
export const markPictureAddress = (sha256: string): string => addressOf(readMarkPicture, { sha256 })
