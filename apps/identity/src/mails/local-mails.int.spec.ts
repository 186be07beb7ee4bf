import { readdir, readFile, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join as joinPath } from 'node:path'
import { join, mailsTo, mailFolderOf } from '../accounts/accounts.harness'
import { startIdentity, type RunningIdentity } from '../identity.harness'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

/** `fetch` writes the Host header itself; who attacks does not. */
function askPage(
  headers: Record<string, string>,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${identity.url}/mails`, { headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => (body += text))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    asked.on('error', reject).end()
  })
}
const port = () => new URL(identity.url).port

test('without an SMTP server mails are files for mail programs, and a page on this machine', async () => {
  const person = await join(identity)
  const [mail] = await mailsTo(identity, person.written.email)
  const folder = joinPath(identity.folder, 'mails')
  expect((await readdir(folder)).toSorted()).toEqual([`${mail?.id}.eml`, `${mail?.id}.json`])
  expect((await stat(folder)).mode & 0o077).toBe(0)
  const eml = await readFile(joinPath(folder, `${mail?.id}.eml`), 'utf8')
  expect((await stat(joinPath(folder, `${mail?.id}.eml`))).mode & 0o077).toBe(0)
  expect(eml).toContain(`Message-ID: <${mail?.id}@localhost>\r\n`)
  expect(eml).toContain(`To: ${person.written.email}\r\n`)

  const page = await askPage({ host: `localhost:${port()}` })
  expect(page.status).toBe(200)
  expect(page.body).toContain(person.written.email)
  expect(page.body).toMatch(/<a href="http:\/\/localhost:8080\/confirm-email\?token=[\w-]{43}"/)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.headers['access-control-allow-origin']).toBeUndefined()
})

test.each([
  ['under a name that somebody made point here', () => ({ host: 'rebound.example' })],
  ['under a name that only looks local', () => ({ host: `localhost.example:${port()}` })],
  ['through a proxy', () => ({ host: `localhost:${port()}`, 'x-forwarded-for': '127.0.0.1' })],
  ['through a newer proxy', () => ({ host: `localhost:${port()}`, forwarded: 'for=127.0.0.1' })],
])('nobody reads them %s', async (_, headers) => {
  const page = await askPage(headers())
  expect(page.status).toBe(404)
  expect(page.body).not.toContain('example.com')
})

test('with an SMTP server there is no page of mails', async () => {
  const other = await startIdentity({ config: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  expect((await fetch(`${other.url}/mails`)).status).toBe(404)
  await other.stop()
})

test('a mail delivered twice is one file, and what is written into one is never marks', async () => {
  const folder = mailFolderOf(identity)
  const mail = {
    id: crypto.randomUUID(),
    ownerId: crypto.randomUUID(),
    to: 'odd@example.com',
    subject: '<script>alert(1)</script>',
    text: 'http://localhost:8080/?a="onmouseover="alert(1)\n',
    html: '<p></p>',
    language: 'en',
    writtenAt: new Date(),
  }
  await folder.deliver(mail)
  await folder.deliver(mail)
  expect((await folder.list()).filter(({ id }) => id === mail.id)).toHaveLength(1)
  const { body } = await askPage({ host: '127.0.0.1' })
  expect(body).not.toContain('<script>')
  expect(body).not.toContain('"onmouseover')
  await folder.forget(mail.ownerId)
  expect((await folder.list()).filter(({ id }) => id === mail.id)).toEqual([])
})
