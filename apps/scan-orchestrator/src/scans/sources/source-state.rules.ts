import type { ScanSourceState } from '@originseal/contracts'

/** How a source is; it fails where half of its searches of a day, or more, have failed. */
export function sourceState({
  isOn,
  isConfigured,
  searches,
  failures,
}: {
  readonly isOn: boolean
  readonly isConfigured: boolean
  readonly searches: number
  readonly failures: number
}): ScanSourceState {
  if (!isOn) return 'switched-off'
  if (!isConfigured) return 'not-configured'
  return failures > 0 && failures * 2 >= searches ? 'failing' : 'working'
}
