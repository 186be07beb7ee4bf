import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { HandedOverKeys, HeldKeys, ServiceName } from '@originseal/contracts'
import { HandOver } from './hand-over'

/** Stands in for admin on the wire: hands over what the test puts into it to whoever has the credential. */
export interface VaultDouble {
  /** What the service is configured with. */
  readonly settings: { readonly ADMIN_URL: string; readonly PROVIDER_KEYS_CREDENTIAL: string }
  keys: HandedOverKeys['keys']
  /** What the service said last that it has. */
  held: HeldKeys
  /** While true it answers 503. */
  isAway: boolean
  close(): Promise<void>
}

export async function startVaultDouble(service: ServiceName): Promise<VaultDouble> {
  const credential = crypto.randomUUID()
  const handOver = new HandOver(new Map([[service, credential]]))
  const server = createServer((request, response) => {
    void (async () => {
      const { token } = (await json(request)) as { token: string }
      const asked = await handOver.asked(token)
      if (asked) double.held = asked.held
      response.writeHead(double.isAway ? 503 : asked ? 200 : 401, { 'content-type': 'application/json' })
      response.end(asked ? JSON.stringify({ sealed: await handOver.seal(asked, double.keys) }) : '{}')
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const double: VaultDouble = {
    settings: {
      ADMIN_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      PROVIDER_KEYS_CREDENTIAL: credential,
    },
    keys: [],
    held: [],
    isAway: false,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return double
}
