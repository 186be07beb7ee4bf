import { constants } from 'node:os'
import { z } from 'zod'

const names = z.array(z.string().min(1))
const errno = z.int().nonnegative()
const condition = z.strictObject({ caps: names, arches: names, minKernel: z.string() }).partial()
const argument = z.strictObject({ index: errno, value: errno, valueTwo: errno.optional(), op: z.string() })

const rule = z.strictObject({
  names: names.min(1),
  action: z.string(),
  errnoRet: errno.optional(),
  errno: z.string().optional(),
  args: z.array(argument).nullish(),
  comment: z.string().optional(),
  includes: condition.optional(),
  excludes: condition.optional(),
})

/** Profiles of Docker and Podman (conditions, `archMap`) and of the OCI runtime specification (neither). */
const engineProfile = z.strictObject({
  defaultAction: z.string(),
  defaultErrnoRet: errno.optional(),
  defaultErrno: z.string().optional(),
  architectures: names.optional(),
  archMap: z
    .array(z.strictObject({ architecture: z.string(), subArchitectures: names.nullish() }))
    .optional(),
  flags: names.optional(),
  syscalls: z.array(rule),
})
type EngineProfile = z.infer<typeof engineProfile>
type Condition = z.infer<typeof condition>

/** A profile as the OCI runtime specification has it (`linux.seccomp`): what runc and containerd read. */
export interface SeccompProfile {
  readonly defaultAction: string
  readonly defaultErrnoRet?: number
  readonly architectures: readonly string[]
  readonly flags?: readonly string[]
  readonly syscalls: readonly SeccompRule[]
}
export interface SeccompRule {
  readonly names: readonly string[]
  readonly action: string
  readonly errnoRet?: number
  readonly args?: readonly z.infer<typeof argument>[]
}

/** Architectures that images are built for: Node's name, Go's (in conditions) and libseccomp's. */
const architectures: Readonly<Record<string, { readonly go: string; readonly seccomp: string }>> = {
  x64: { go: 'amd64', seccomp: 'SCMP_ARCH_X86_64' },
  arm64: { go: 'arm64', seccomp: 'SCMP_ARCH_AARCH64' },
}
/** The oldest kernel of a node: Kubernetes 1.30, the oldest that the chart is for, asks for 4.19. */
const oldestKernel = [4, 19]

/**
 * A container engine's profile without conditions, for a process that has no capability. containerd reads the OCI format
 * and ignores conditions: a rule for the holders of a capability would then hold for everybody.
 *
 * @param architecture of the nodes, as `process.arch` names it
 * @throws Error where something in the profile is not understood
 */
export function resolveProfile(profile: unknown, architecture: string): SeccompProfile {
  const node = architectures[architecture]
  if (node === undefined) throw new Error(`no seccomp profile can be made for ${architecture}`)
  const decoded = engineProfile.safeParse(profile)
  if (!decoded.success) throw new Error(`not a known seccomp profile:\n${z.prettifyError(decoded.error)}`)
  const { defaultAction, defaultErrnoRet, defaultErrno, flags, syscalls } = decoded.data
  return {
    defaultAction,
    ...errorNumber(defaultErrnoRet, defaultErrno, 'defaultErrnoRet'),
    architectures: architecturesOf(decoded.data, node.seccomp),
    ...(flags && { flags }),
    syscalls: syscalls
      .filter(
        ({ includes = {}, excludes = {} }) => isIncluded(includes, node.go) && !isExcluded(excludes, node.go),
      )
      .map(withoutConditions),
  }
}

function withoutConditions({
  names: calls,
  action,
  errnoRet,
  errno: name,
  args,
}: z.infer<typeof rule>): SeccompRule {
  return {
    names: calls,
    action,
    ...errorNumber(errnoRet, name, 'errnoRet'),
    ...(args?.length && { args }),
  }
}

/** All that is named must be there, and no capability is. */
function isIncluded({ caps = [], arches, minKernel }: Condition, architecture: string): boolean {
  return caps.length === 0 && (arches?.includes(architecture) ?? true) && isMet(minKernel)
}

/** One of what is named is enough. */
function isExcluded({ arches = [], minKernel }: Condition, architecture: string): boolean {
  return arches.includes(architecture) || (minKernel !== undefined && isMet(minKernel))
}

/** True if every node's kernel is that young. */
function isMet(minKernel: string | undefined): boolean {
  const [major = 0, minor = 0] = (minKernel ?? '0').split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestKernel
  return major < oldestMajor || (major === oldestMajor && minor <= oldestMinor)
}

function architecturesOf({ architectures: named, archMap }: EngineProfile, native: string): string[] {
  if (named && archMap) throw new Error('the seccomp profile has both `architectures` and `archMap`')
  if (named && !named.includes(native)) throw new Error(`the seccomp profile is not for ${native}`)
  const mapped = archMap?.find(({ architecture }) => architecture === native)
  return named ?? [native, ...(mapped?.subArchitectures ?? [])]
}

function errorNumber<Field extends string>(
  number: number | undefined,
  name: string | undefined,
  field: Field,
): Partial<Record<Field, number>> {
  const found =
    number ?? (name === undefined ? undefined : constants.errno[name as keyof typeof constants.errno])
  if (name !== undefined && found === undefined)
    throw new Error(`the seccomp profile names an unknown error, ${name}`)
  return found === undefined ? {} : ({ [field]: found } as Partial<Record<Field, number>>)
}
