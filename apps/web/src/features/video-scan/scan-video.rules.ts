import { limits, type ErrorCode } from '@originseal/contracts'

/** What a browser may offer; the server looks at the bytes. */
export const accepted = 'video/mp4,video/webm,.mp4,.webm'

/** A video that was cut at 30 s may end a frame later; the server allows as much. */
const toleranceSeconds = 0.5

/** Why a file need not be sent at all. @param seconds its length, where the browser can tell */
export function refusalOf(
  { size, type }: Pick<File, 'size' | 'type'>,
  seconds: number | undefined,
): ErrorCode | undefined {
  if (size === 0) return 'VIDEO_EMPTY'
  if (size > limits.video.bytes) return 'VIDEO_FILE_TOO_LARGE'
  if (type !== '' && !type.startsWith('video/')) return 'NOT_A_VIDEO'
  if (type === 'video/quicktime' || type === 'video/x-msvideo') return 'VIDEO_FORMAT_NOT_SUPPORTED'
  if (seconds !== undefined && seconds > limits.video.seconds + toleranceSeconds) return 'VIDEO_TOO_LONG'
  return undefined
}

/** `mm:ss` of a moment. @param at milliseconds */
export function momentText(at: number): string {
  const seconds = Math.floor(at / 1000)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/** The stretch in whole seconds, or the one moment that it is. @param from, to milliseconds */
export function stretchText(from: number, to: number): string {
  const [first, last] = [momentText(from), momentText(Math.ceil(to / 1000) * 1000)]
  return to - from < 1000 ? first : `${first}\u2013${last}`
}
