import type { InvoiceRequest } from '@originseal/contracts'
import type { IssueInvoice } from '@originseal/ecpay'

/** An invoice that an order calls for. */
export interface InvoiceOfOrder {
  /** The order's number: one invoice for each. */
  readonly number: string
  /** Whole NT$, tax included. */
  readonly amount: number
  readonly title: string
  readonly request: InvoiceRequest
}

/** `Data` of B2CInvoice/Issue. */
export function invoiceData(invoice: InvoiceOfOrder, merchantId: string): IssueInvoice {
  const { number, amount, title, request } = invoice
  return {
    MerchantID: merchantId,
    RelateNumber: number,
    CustomerEmail: request.email,
    Print: '0',
    Donation: '0',
    CarrierType: '1',
    ...ofKind(request),
    TaxType: '1',
    SalesAmount: amount,
    InvType: '07',
    vat: '1',
    Items: [itemOf(title, amount)],
  }
}

/** The one line of an invoice or an allowance. */
export const itemOf = (title: string, amount: number): IssueInvoice['Items'][number] => ({
  ItemSeq: 1,
  ItemName: title.slice(0, 100),
  ItemCount: 1,
  ItemWord: '式',
  ItemPrice: amount,
  ItemTaxType: '1',
  ItemAmount: amount,
})

const carrierTypes = { provider: '1', certificate: '2', phone: '3' } as const

function ofKind(request: InvoiceRequest): Partial<IssueInvoice> {
  if (request.kind === 'business') return { CustomerIdentifier: request.businessNumber }
  if (request.kind === 'donation') return { Donation: '1', LoveCode: request.loveCode, CarrierType: '' }
  const { carrier } = request
  return {
    CarrierType: carrierTypes[carrier.type],
    ...(carrier.type !== 'provider' && { CarrierNum: carrier.number }),
  }
}
