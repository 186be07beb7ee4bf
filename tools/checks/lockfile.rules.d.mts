interface Entry {
  version?: string
  name?: string
  resolved?: string
  integrity?: string
  link?: boolean
  optional?: boolean
  inBundle?: boolean
  hasInstallScript?: boolean
  os?: string[]
  cpu?: string[]
}
interface Lock {
  packages: Record<string, Entry>
}
export function nameAt(place: string, entry?: Entry): string
export function withoutIntegrity(lock: Lock): string[]
export function pendingIn(lock: Lock): string[]
export function faultsOf(
  lock: Lock,
  settings: { pending?: string[]; allowScripts?: Record<string, boolean> },
): string[]
