import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A page of the web that sellers are asked to answer on: it shows forms, and remembers what was sent. */
export class RespondentPageDouble {
  /** The forms that it shows now, by what they do, with their hidden fields. */
  forms: Record<string, Readonly<Record<string, string>>> = {}
  isSigned = false
  isGone = false
  /** What was sent, in its order. */
  readonly sent: Record<string, string>[] = []
  readonly pictures: Buffer[] = []
  readonly path = `/d/${'Ab_-0123456789abcdefghij'}`

  private constructor(private readonly server: Server) {}

  static async start(): Promise<RespondentPageDouble> {
    const server = createServer()
    const double = new RespondentPageDouble(server)
    server.on('request', (request, response) => {
      void buffer(request).then((body) => {
        const [path = ''] = (request.url ?? '').split('?')
        if (double.isGone || !path.startsWith(double.path)) return response.writeHead(404).end()
        if (request.method === 'GET')
          return response.writeHead(200, { 'content-type': 'text/html' }).end(double.html())
        if (path.endsWith('/files')) double.pictures.push(body)
        else double.sent.push(Object.fromEntries(new URLSearchParams(body.toString('utf8'))))
        return response.writeHead(303, { location: double.path }).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return double
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  get address(): string {
    return `${this.origin}${this.path}`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private html(): string {
    const hidden = (fields: Readonly<Record<string, string>>) =>
      Object.entries(fields)
        .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}" />`)
        .join('')
    const forms = Object.entries(this.forms).map(
      ([does, fields]) =>
        `<form method="post" action="${this.path}${does === 'file' ? '/files' : ''}?lang=zh-TW">${hidden({
          form: crypto.randomUUID(),
          ...(does !== 'file' && { do: does }),
          ...fields,
        })}<button>送出</button></form>`,
    )
    return `<!doctype html>${forms.join('')}${this.isSigned ? `<a href="${this.path}/settlement?lang=zh-TW">和解書</a>` : ''}`
  }
}
