import { limits } from '@originseal/contracts'
import { momentText, refusalOf, stretchText } from './scan-video.rules'

const mp4 = { size: 1000, type: 'video/mp4' }

it.each([
  [mp4, 30, undefined],
  [mp4, 30.4, undefined],
  [mp4, undefined, undefined],
  [{ size: 1000, type: '' }, undefined, undefined],
  [{ size: limits.video.bytes, type: 'video/webm' }, 3, undefined],
  [mp4, 30.6, 'VIDEO_TOO_LONG'],
  [{ ...mp4, size: 0 }, undefined, 'VIDEO_EMPTY'],
  [{ ...mp4, size: limits.video.bytes + 1 }, 3, 'VIDEO_FILE_TOO_LARGE'],
  [{ ...mp4, type: 'image/png' }, undefined, 'NOT_A_VIDEO'],
  [{ ...mp4, type: 'video/quicktime' }, 3, 'VIDEO_FORMAT_NOT_SUPPORTED'],
])('MEMBER-08: %j of %s s: %s', (file, seconds, code) => {
  expect(refusalOf(file, seconds)).toBe(code)
})

it.each([
  [0, '00:00'],
  [999, '00:00'],
  [12_040, '00:12'],
  [30_000, '00:30'],
  [61_000, '01:01'],
])('%d ms is the moment %s', (at, text) => {
  expect(momentText(at)).toBe(text)
})

it.each([
  [2_500, 2_500, '00:02'],
  [2_500, 3_400, '00:02'],
  [2_500, 4_100, '00:02\u201300:05'],
  [0, 30_000, '00:00\u201300:30'],
])('%d to %d ms is the stretch %s', (from, to, text) => {
  expect(stretchText(from, to)).toBe(text)
})
