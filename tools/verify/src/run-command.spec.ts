import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { usage } from './arguments'
import { runCommand } from './run-command'
import { fingerprint, original, signedCertificate } from './signed-documents.fixture'

// A certificate is drawn and signed, on a machine that is busy with other tests.
jest.setTimeout(120_000)

describe('exit code', () => {
  let folder: string
  let document: string
  let work: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verify-'))
    document = join(folder, 'certificate.pdf')
    work = join(folder, 'work.png')
    await writeFile(document, await signedCertificate())
    await writeFile(work, original)
  })
  afterAll(() => rm(folder, { recursive: true }))

  const run = async (...args: string[]) => {
    const written: string[] = []
    const write = (text: string) => void written.push(text)
    const code = await runCommand(args, { log: write, error: write })
    return { code, text: written.join('\n') }
  }

  it('0: everything holds and the expected certificate signed', async () => {
    const { code, text } = await run(document, work, '--signer', fingerprint, '--lang', 'en')
    expect([code, text.split('\n').at(-1)]).toEqual([
      0,
      'Everything that was checked holds, and the certificate that you expect has signed.',
    ])
  })

  it('3: intact, but not known by whom, in both languages and for programs', async () => {
    const english = await run(document, work, '--lang', 'en')
    expect(english.code).toBe(3)
    expect(english.text).toContain('Intact, but not known by whom')
    expect((await run(document)).text).toContain('文件完整，但無法得知由誰簽署')
    const forPrograms = await run(document, '--json')
    expect(forPrograms.code).toBe(3)
    expect(JSON.parse(forPrograms.text)).toMatchObject({ holds: true, conclusion: 'signer-unknown' })
  })

  it('1: a doubt outweighs a known signer', async () => {
    const other = join(folder, 'other.png')
    await writeFile(other, 'another file')
    expect((await run(document, other, '--signer', fingerprint)).code).toBe(1)
    expect((await run(document, '--signer', 'ab'.repeat(32))).code).toBe(1)
  })

  it('2: the command was not understood, or a file is not there', async () => {
    expect((await run()).code).toBe(2)
    expect((await run(join(folder, 'absent.pdf'))).code).toBe(2)
  })

  it('--help tells each of them', async () => {
    expect(await run('--help')).toEqual({ code: 0, text: usage })
    for (const code of [0, 1, 2, 3]) expect(usage).toMatch(new RegExp(`^  ${code}  \\S`, 'm'))
  })
})
