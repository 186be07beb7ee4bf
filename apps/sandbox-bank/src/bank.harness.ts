import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { readFormBody, stageMerchant, taipeiTime, withCheckMacValue, type Fields } from '@originseal/ecpay'
import { createService } from '@originseal/http'
import type { TestDatabase } from '@originseal/testing'
import { createServiceDatabase } from '@originseal/testing/service-database'
import { defineBank } from './app.module'
import { configSchema } from './config'
import { database } from './data-source'

/** A database with the service's whole schema, for one test file. */
export const createDatabase = (): Promise<TestDatabase> => createServiceDatabase(database)

export interface RunningBank {
  readonly app: NestFastifyApplication
  readonly url: string
  /** Posts a form without following where it leads. */
  post(path: string, fields: Fields): Promise<Response>
  /** Posts what the merchant's server says, sealed. */
  ask(path: string, fields: Fields): Promise<Response>
}

export async function startBank(databaseUrl: string): Promise<RunningBank> {
  const config = configSchema.parse({
    SERVICE_PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    NOTICE_PAUSE_SECONDS: '0.1',
  })
  const app = await createService(defineBank(config))
  await app.listen(0, '127.0.0.1')
  const url = (await app.getUrl()).replace('[::1]', '127.0.0.1')
  const post = (path: string, fields: Fields): Promise<Response> =>
    fetch(`${url}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields }),
      redirect: 'manual',
    })
  return {
    app,
    url,
    post,
    ask: (path, fields) =>
      post(path, withCheckMacValue({ MerchantID: stageMerchant.id, ...fields }, stageMerchant)),
  }
}

/** A merchant's server: keeps what it was told, and answers as it is bid. */
export interface MerchantServer {
  readonly url: string
  readonly told: Fields[]
  answer: string
  close(): Promise<void>
}

export async function startMerchant(): Promise<MerchantServer> {
  const told: Fields[] = []
  const merchant = { url: '', told, answer: '1|OK', close: async () => undefined as void }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      const fields = readFormBody(body)
      if (typeof fields !== 'string') told.push(fields)
      response.end(merchant.answer)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  merchant.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  merchant.close = () => new Promise((closed) => server.close(() => closed()))
  return merchant
}

let orders = 0
/** An order as a merchant's page posts it, not sealed yet. */
export const orderFields = (merchantUrl: string, fields: Record<string, string> = {}): Fields => ({
  MerchantID: stageMerchant.id,
  MerchantTradeNo: `OS${String(Date.now()).slice(-8)}${String(orders++).padStart(4, '0')}`,
  MerchantTradeDate: taipeiTime(new Date()),
  PaymentType: 'aio',
  TotalAmount: '590',
  TradeDesc: 'OriginSeal',
  ItemName: '守護方案',
  ReturnURL: `${merchantUrl}/notices`,
  ChoosePayment: 'Credit',
  EncryptType: '1',
  NeedExtraPaidInfo: 'Y',
  ...fields,
})
