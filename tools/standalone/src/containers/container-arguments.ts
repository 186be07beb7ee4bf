import type { ContainerEngine } from '@originseal/engines'
import type { Mount } from './inside-container'

/** A container as it is to be run. */
export interface ContainerPlan {
  readonly engine: ContainerEngine
  readonly name: string
  readonly image: string
  /** `uid:gid` */
  readonly user: string
  /** The user of this machine is the container's too, so that it may read and write what is its own. */
  readonly keepsUser: boolean
  readonly mounts: readonly Mount[]
  /** Names of variables that are handed on from the engine's own environment: values would stand in the list of processes. */
  readonly variables: readonly string[]
  /** Variables that are no secret. */
  readonly marks: Readonly<Record<string, string>>
  /** A seccomp profile instead of the engine's own. */
  readonly seccomp?: string
}

/**
 * `run …`, as the chart runs a pod: not root, nothing to write to but /tmp and its folders, no capability and no way to
 * one. Only the network is this machine's, so that a service listens on loopback like all others.
 */
export function containerArguments(plan: ContainerPlan): string[] {
  const { engine, name, image, user, mounts, variables, marks, seccomp } = plan
  return [
    ...['run', '--rm', '--name', name, '--pull', 'never', '--network', 'host'],
    ...['--user', user, '--read-only', '--tmpfs', '/tmp:rw,nosuid,nodev,mode=1777'],
    ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
    // Whoever started it asks for its health; podman would want systemd for the image's own check.
    '--no-healthcheck',
    ...(seccomp ? ['--security-opt', `seccomp=${seccomp}`] : []),
    ...(plan.keepsUser && engine === 'podman' ? ['--userns', 'keep-id'] : []),
    ...mounts.flatMap(({ host, path, isSecret }) => ['--volume', `${host}:${path}${isSecret ? ':ro' : ''}`]),
    ...variables.flatMap((variable) => ['--env', variable]),
    ...Object.entries(marks).flatMap(([variable, value]) => ['--env', `${variable}=${value}`]),
    image,
  ]
}
