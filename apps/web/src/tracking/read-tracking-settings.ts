/**
 * What is set up to be measured, not decoded yet; undefined where that is nothing, as it is in most places: the rest of
 * measuring, decoder and all, is fetched only where it is needed.
 */
export async function readTrackingSettings(): Promise<object | undefined> {
  const response = await fetch('/api/tracking/settings')
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const settings = (await response.json()) as { metaPixelId?: unknown; measurementId?: unknown }
  return settings.metaPixelId || settings.measurementId ? settings : undefined
}
