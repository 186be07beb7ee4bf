import { defineErrors } from '../error'

/** Errors of registering, certifying and verifying works. */
export const protectionErrors = defineErrors({
  FILE_REQUIRED: { kind: 'invalid', message: 'please select the file to protect' },
  REAL_NAME_REQUIRED: { kind: 'invalid', message: 'please enter your real name' },
  EMAIL_REQUIRED: { kind: 'invalid', message: 'please enter your email' },
  PHONE_REQUIRED: { kind: 'invalid', message: 'please enter your phone number' },
  TITLE_REQUIRED: { kind: 'invalid', message: 'please enter the work title' },
  CONSENT_REQUIRED: { kind: 'invalid', message: 'please read and agree to the terms' },
  FIELD_TOO_LONG: { kind: 'invalid', message: 'this text is too long' },
  ONE_FILE_ONLY: { kind: 'invalid', message: 'please select one file only' },
  UPLOAD_INTERRUPTED: { kind: 'invalid', message: 'the upload was interrupted, please try again' },
  FILE_EMPTY: { kind: 'invalid', message: 'the file is empty, please choose another image' },
  FILE_TOO_LARGE: { kind: 'tooLarge', message: 'the file is larger than the upload limit' },
  FILE_NOT_AN_IMAGE: {
    kind: 'unsupported',
    message: 'the file is not an image, please choose a JPG, PNG, WEBP, GIF or AVIF file',
  },
  FILE_ACTIVE_CONTENT: {
    kind: 'unsupported',
    message: 'SVG and HTML files cannot be sealed, please save the picture as JPG or PNG',
  },
  FILE_HEIC: { kind: 'unsupported', message: 'HEIC is not supported, please save as JPG or PNG' },
  FILE_FORMAT_UNSUPPORTED: {
    kind: 'unsupported',
    message: 'this image format is not supported, please save as JPG or PNG',
  },
  FILE_TRUNCATED: { kind: 'unprocessable', message: 'the image is incomplete, please export it again' },
  FILE_UNREADABLE: { kind: 'unprocessable', message: 'the image cannot be read, please export it again' },
  FILE_TOO_MANY_PIXELS: {
    kind: 'unprocessable',
    message: 'the image has too many pixels, please make it smaller',
  },
  FILE_TOO_DEMANDING: {
    kind: 'unprocessable',
    message:
      'the way this image is stored takes too much work to read, please save it as an ordinary JPG or PNG',
  },
  UPLOADS_BUSY: {
    kind: 'unavailable',
    message: 'many images are being processed right now, please try again shortly',
  },
  FILE_ALREADY_PROTECTED: {
    kind: 'conflict',
    message: 'this image has already been protected, please choose another image',
  },
  /** To the one who sealed these bytes before; `details.fileId` is their work. */
  FILE_ALREADY_YOURS: {
    kind: 'conflict',
    message: 'you have already sealed this image, its certificate is yours',
  },
  WORK_NOT_FOUND: { kind: 'missing', message: 'this work does not exist' },
  CERTIFICATE_NOT_READY: {
    kind: 'conflict',
    message: 'the certificate is issued once the seal is on the chain, please try again in a moment',
  },
})
