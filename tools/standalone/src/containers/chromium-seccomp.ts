import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveProfile, type SeccompProfile } from './seccomp-profile'

/**
 * What Chromium's sandbox is built with: namespaces of its own, and an empty root. Engines give these to containers with
 * CAP_SYS_ADMIN and CAP_SYS_CHROOT only, which no service has; inside a user namespace of its own a process needs no right
 * for them, and every page is then behind two more walls.
 */
const sandbox = ['chroot', 'clone', 'clone3', 'setns', 'unshare']

/** The profile with these calls allowed, and nothing else changed. */
export function allowSandbox(profile: SeccompProfile): SeccompProfile {
  // One call may not be allowed and refused at once, whichever stands first.
  const others = profile.syscalls
    .map((rule) => ({ ...rule, names: rule.names.filter((name) => !sandbox.includes(name)) }))
    .filter(({ names }) => names.length > 0)
  return { ...profile, syscalls: [...others, { names: sandbox, action: 'SCMP_ACT_ALLOW' }] }
}

/**
 * The browser's profile, made of a container engine's default one.
 *
 * @param file the engine's profile, as JSON
 * @param architecture of the nodes, as `process.arch` names it
 * @throws Error where something in the file is not understood
 */
export function chromiumProfile(file: string, architecture: string = process.arch): SeccompProfile {
  return allowSandbox(resolveProfile(JSON.parse(readFileSync(file, 'utf8')), architecture))
}

/** Where podman's own profile is. */
const usual = ['/etc/containers/seccomp.json', '/usr/share/containers/seccomp.json']

/** Path of a profile for the service that opens pages, made of the engine's own; undefined where that is no file. */
export function chromiumSeccomp(): string | undefined {
  const own = usual.find((path) => existsSync(path))
  if (own === undefined) return undefined
  const path = join(mkdtempSync(join(tmpdir(), 'originseal-seccomp-')), 'chromium.json')
  writeFileSync(path, JSON.stringify(chromiumProfile(own)))
  return path
}
