import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ContainerEngine } from '@originseal/engines'

/** Whether an image is on this machine. */
export async function hasImage(engine: ContainerEngine, image: string): Promise<boolean> {
  return promisify(execFile)(engine, ['image', 'inspect', image], { timeout: 30_000 }).then(
    () => true,
    () => false,
  )
}

/** Takes away what is left of a container of this name; there may be none. */
export async function removeContainer(engine: ContainerEngine, name: string): Promise<void> {
  await promisify(execFile)(engine, ['rm', '--force', name], { timeout: 30_000 }).catch(() => undefined)
}
