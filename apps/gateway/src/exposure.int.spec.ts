import { speak, startGateway, type RunningGateway } from './gateway.harness'

let gateway: RunningGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

describe('what lies beside the pages', () => {
  it.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/assets/',
    '/downloads/',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
  ])('%s is neither a file nor a list of files', async (path) => {
    const heard = await speak(gateway.port, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 (?:200|40[034]) /u)
    for (const told of ['not for the web', 'app-1a2b.js"', 'originseal-verify.cjs', '[core]']) {
      const [head, body = ''] = heard.split('\r\n\r\n', 2) as [string, string?]
      // An address of the application is answered with its start page, which names its script.
      if (!body.includes('<!doctype html>')) expect(`${head}${body}`).not.toContain(told)
    }
    expect(heard).not.toMatch(/Index of|not for the web/u)
  })
})

describe('a method that only helps attackers', () => {
  it.each(['TRACE', 'TRACK', 'CONNECT'])('%s tells nobody what they sent', async (method) => {
    const heard = await speak(
      gateway.port,
      `${method} /api/account HTTP/1.1\r\nhost: x\r\ncookie: secret=42\r\nconnection: close\r\n\r\n`,
    )
    expect(heard).not.toContain('secret=42')
    expect(heard).not.toMatch(/^HTTP\/1\.1 2/u)
  })
})
