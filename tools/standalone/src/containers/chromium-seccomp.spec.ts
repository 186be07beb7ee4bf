import { allowSandbox } from './chromium-seccomp'
import { resolveProfile, type SeccompProfile } from './seccomp-profile'

const allow = (names: string[], conditions: object = {}) => ({
  names,
  action: 'SCMP_ACT_ALLOW',
  ...conditions,
})
const refuse = (names: string[], conditions: object = {}) => ({
  names,
  action: 'SCMP_ACT_ERRNO',
  errnoRet: 1,
  ...conditions,
})

/** What Podman's and Docker's own profiles say, shortened: rules with conditions. */
const engineProfile = {
  defaultAction: 'SCMP_ACT_ERRNO',
  defaultErrnoRet: 38,
  defaultErrno: 'ENOSYS',
  archMap: [
    { architecture: 'SCMP_ARCH_X86_64', subArchitectures: ['SCMP_ARCH_X86', 'SCMP_ARCH_X32'] },
    { architecture: 'SCMP_ARCH_AARCH64', subArchitectures: ['SCMP_ARCH_ARM'] },
  ],
  syscalls: [
    allow(['read', 'clone'], { args: [], comment: '', includes: {}, excludes: {} }),
    allow(['ptrace'], { includes: { minKernel: '4.8' } }),
    allow(['future'], { includes: { minKernel: '7.1' } }),
    allow(['arch_prctl'], { includes: { arches: ['amd64', 'x32'] } }),
    allow(['cacheflush'], { includes: { arches: ['arm', 'arm64'] } }),
    refuse(['old'], { excludes: { arches: ['amd64'] } }),
    allow(['open_by_handle_at'], { includes: { caps: ['CAP_DAC_READ_SEARCH'] } }),
    refuse(['open_by_handle_at'], { errno: 'EPERM', excludes: { caps: ['CAP_DAC_READ_SEARCH'] } }),
    allow(['bpf', 'setns'], { includes: { caps: ['CAP_SYS_ADMIN'] } }),
    refuse(['bpf'], { excludes: { caps: ['CAP_SYS_ADMIN', 'CAP_BPF'] } }),
    allow(['chroot'], { includes: { caps: ['CAP_SYS_CHROOT'] } }),
    refuse(['chroot'], { excludes: { caps: ['CAP_SYS_CHROOT'] } }),
    allow(['socket'], {
      args: [{ index: 0, value: 16, valueTwo: 0, op: 'SCMP_CMP_NE' }],
      excludes: { caps: ['CAP_AUDIT_WRITE'] },
    }),
  ],
}

/** Rules that say something of this call. */
const rulesOf = (name: string, profile: SeccompProfile) =>
  profile.syscalls.filter(({ names }) => names.includes(name)).map(({ action }) => action)

describe('a seccomp profile in the format that container engines alone read', () => {
  it('is resolved for a process without capabilities: nothing passes that only a capability opens', () => {
    const resolved = resolveProfile(engineProfile, 'x64')
    expect(rulesOf('bpf', resolved)).toEqual(['SCMP_ACT_ERRNO'])
    expect(rulesOf('open_by_handle_at', resolved)).toEqual(['SCMP_ACT_ERRNO'])
    expect(rulesOf('setns', resolved)).toEqual([])
  })

  it('has nothing afterwards but what the OCI runtime specification knows', () => {
    const resolved = resolveProfile(engineProfile, 'x64')
    expect(resolved).toEqual({
      defaultAction: 'SCMP_ACT_ERRNO',
      defaultErrnoRet: 38,
      architectures: ['SCMP_ARCH_X86_64', 'SCMP_ARCH_X86', 'SCMP_ARCH_X32'],
      syscalls: [
        allow(['read', 'clone']),
        allow(['ptrace']),
        allow(['arch_prctl']),
        refuse(['open_by_handle_at']),
        refuse(['bpf']),
        refuse(['chroot']),
        allow(['socket'], { args: [{ index: 0, value: 16, valueTwo: 0, op: 'SCMP_CMP_NE' }] }),
      ],
    })
  })

  it('is resolved for the architecture of the nodes', () => {
    const resolved = resolveProfile(engineProfile, 'arm64')
    expect(resolved.architectures).toEqual(['SCMP_ARCH_AARCH64', 'SCMP_ARCH_ARM'])
    expect(rulesOf('cacheflush', resolved)).toEqual(['SCMP_ACT_ALLOW'])
    expect(rulesOf('arch_prctl', resolved)).toEqual([])
    expect(rulesOf('old', resolved)).toEqual(['SCMP_ACT_ERRNO'])
  })

  it('gets the number of an error that it only names', () => {
    const named = { defaultAction: 'SCMP_ACT_ERRNO', defaultErrno: 'ENOSYS', syscalls: [] }
    expect(resolveProfile(named, 'x64')).toMatchObject({ defaultErrnoRet: 38 })
    expect(() => resolveProfile({ ...named, defaultErrno: 'ENOTHING' }, 'x64')).toThrow('ENOTHING')
  })

  it('stays as it is where it has no conditions', () => {
    const profile = {
      defaultAction: 'SCMP_ACT_ERRNO',
      architectures: ['SCMP_ARCH_X86_64'],
      flags: ['SECCOMP_FILTER_FLAG_LOG'],
      syscalls: [allow(['read'])],
    }
    expect(resolveProfile(profile, 'x64')).toEqual(profile)
  })

  it.each([
    ['a condition that we do not know', { syscalls: [allow(['read'], { includes: { uid: 0 } })] }],
    ['a field that we do not know', { denyEverything: true }],
    ['both spellings of the architectures', { architectures: ['SCMP_ARCH_X86_64'] }],
    ['no architecture of the nodes', { archMap: undefined, architectures: ['SCMP_ARCH_AARCH64'] }],
  ])('is refused with %s', (_, change) => {
    expect(() => resolveProfile({ ...engineProfile, ...change }, 'x64')).toThrow(/seccomp profile/u)
  })

  it('is refused for an architecture that no image of ours is built for', () => {
    expect(() => resolveProfile(engineProfile, 'mips')).toThrow('mips')
  })
})

describe('the seccomp profile of the browser', () => {
  it('allows what its sandbox is built with, under no condition, and changes nothing else', () => {
    const usual = {
      defaultAction: 'SCMP_ACT_ERRNO',
      architectures: ['SCMP_ARCH_X86_64'],
      syscalls: [allow(['read', 'setns']), refuse(['chroot']), refuse(['bpf', 'setns'])],
    }
    expect(allowSandbox(usual)).toEqual({
      ...usual,
      syscalls: [allow(['read']), refuse(['bpf']), allow(['chroot', 'clone', 'clone3', 'setns', 'unshare'])],
    })
  })

  it('still refuses what takes a capability, made of an engine’s profile', () => {
    const profile = allowSandbox(resolveProfile(engineProfile, 'x64'))
    expect(rulesOf('bpf', profile)).toEqual(['SCMP_ACT_ERRNO'])
    expect(rulesOf('open_by_handle_at', profile)).toEqual(['SCMP_ACT_ERRNO'])
    expect(rulesOf('chroot', profile)).toEqual(['SCMP_ACT_ALLOW'])
    expect(JSON.stringify(profile)).not.toMatch(/includes|excludes|archMap/u)
  })
})
