import { defineErrors } from '../error'

/** Errors of trademarks. */
export const trademarkErrors = defineErrors({
  TRADEMARK_NAME_EMPTY: {
    kind: 'unprocessable',
    message: 'nothing in this name can be compared, please write characters, letters or digits',
  },
  TRADEMARK_PICTURE_REQUIRED: { kind: 'invalid', message: 'please choose a picture to compare' },
  TRADEMARK_PICTURE_NOT_FOUND: { kind: 'missing', message: 'this picture is not known' },
  TRADEMARK_WATCHES_FULL: {
    kind: 'conflict',
    message: 'no more names can be watched, please end the watch of another',
  },
  TRADEMARK_REPORT_NOT_FOUND: { kind: 'missing', message: 'this trademark report is not known' },
  TRADEMARK_REGISTER_NOT_READY: {
    kind: 'unavailable',
    message: 'the register is being loaded, please try again in a minute',
  },
})
