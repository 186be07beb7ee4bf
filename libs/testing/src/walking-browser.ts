import { choiceField } from './sign-in-page'

/**
 * A browser without a screen: keeps cookies as browsers do (by host, port and path) and takes one step at a time, so
 * that a test sees every redirect.
 */
export class WalkingBrowser {
  private readonly cookies = new Map<string, { path: string; value: string }>()

  /**
   * From a provider's address to where it sends the browser back.
   * @param person the subject to go on as, or `refusal`
   * @returns the first address that begins with `until`, not yet visited
   */
  async passProvider(address: string | URL, person: string, until: string): Promise<URL> {
    let at = new URL(address)
    for (let steps = 0; steps < 10; steps += 1) {
      const page = await this.fetch(at)
      const answer = page.status === 200 ? await this.submit(at, { [choiceField]: person }) : page
      const location = answer.headers.get('location')
      if (location === null)
        throw new Error(`${at.pathname} answered ${answer.status}: ${await answer.text()}`)
      at = new URL(location, at)
      if (at.toString().startsWith(until)) return at
    }
    throw new Error(`the provider never came back to ${until}`)
  }

  private async fetch(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address)
    const headers = new Headers(init.headers)
    const held = this.cookiesFor(url)
    if (held !== '') headers.set('cookie', held)
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const cookie of answer.headers.getSetCookie()) this.keep(url, cookie)
    return answer
  }

  private submit(address: string | URL, fields: Record<string, string>): Promise<Response> {
    return this.fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
  }

  private cookiesFor(url: URL): string {
    const held = [...this.cookies].flatMap(([key, { path, value }]) => {
      const [host, name] = key.split(' ')
      const isBelow = url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`)
      return host === url.host && isBelow ? [`${name}=${value}`] : []
    })
    return held.join('; ')
  }

  private keep(url: URL, header: string): void {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
    const [name = '', ...value] = pair.split('=')
    const attribute = (wanted: string): string | undefined =>
      attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
    const path = attribute('path') ?? url.pathname.slice(0, Math.max(1, url.pathname.lastIndexOf('/')))
    const key = `${url.host} ${name}`
    const ends = attribute('max-age') === '0' || Date.parse(attribute('expires') ?? '9999') < Date.now()
    if (ends) this.cookies.delete(key)
    else this.cookies.set(key, { path, value: value.join('=') })
  }
}
