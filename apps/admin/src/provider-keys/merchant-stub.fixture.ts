import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  hasValidCheckMacValue,
  openInvoiceData,
  readFormBody,
  sealInvoiceData,
  withCheckMacValue,
  writeFormBody,
  type Merchant,
} from '@originseal/ecpay'

/** Answers as ECPay does about what does not exist: sealed with the keys of the one merchant that it knows. */
export async function startMerchantStub(
  merchant: Merchant,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request)
      if (request.url === '/B2CInvoice/GetIssue') {
        const { Data } = JSON.parse(body) as { Data: string }
        const isTheirs = openInvoiceData(Data, merchant) !== undefined
        const sealed = sealInvoiceData({ RtnCode: 2, RtnMsg: 'no such invoice' }, merchant)
        response.setHeader('content-type', 'application/json')
        return response.end(
          JSON.stringify(
            isTheirs ? { TransCode: 1, Data: sealed } : { TransCode: 0, TransMsg: 'Data error' },
          ),
        )
      }
      const asked = readFormBody(body)
      const isTheirs = typeof asked !== 'string' && hasValidCheckMacValue(asked, merchant)
      const status = {
        MerchantTradeNo: isTheirs ? (asked['MerchantTradeNo'] ?? '') : '',
        TradeStatus: '10200047',
      }
      return response.end(writeFormBody(withCheckMacValue(status, merchant)))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
