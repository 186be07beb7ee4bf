/** Long enough for a head at the end of 64 MB to be found on a slow disk. */
const patienceMs = 5_000

/** Seconds, or undefined when this browser can't tell: then the server will. */
export function readVideoLength(file: File): Promise<number | undefined> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  return new Promise<number | undefined>((resolve) => {
    video.preload = 'metadata'
    video.onloadedmetadata = () => resolve(Number.isFinite(video.duration) ? video.duration : undefined)
    video.onerror = () => resolve(undefined)
    setTimeout(() => resolve(undefined), patienceMs)
    video.src = address
  }).finally(() => {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  })
}
