import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common'
import {
  invoiceRequest,
  isLoveCode,
  isPhoneBarcode,
  openInvoiceData,
  sealInvoiceData,
} from '@originseal/ecpay'
import { Allow } from '@originseal/http'
import { Merchants } from '../merchant'
import { KeepInvoices } from './keep-invoices'

type Data = Readonly<Record<string, unknown>>
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const answerOf = (isRight: boolean): object => ({ RtnCode: 1, RtnMsg: '', IsExist: isRight ? 'Y' : 'N' })

/** The e-invoice's interface: JSON with sealed `Data`, both ways. */
@Controller('B2CInvoice')
export class InvoicesController {
  constructor(
    private readonly merchants: Merchants,
    private readonly invoices: KeepInvoices,
  ) {}

  @Allow('anyone')
  @Post(':command')
  @HttpCode(200)
  async run(@Param('command') command: string, @Body() body: unknown): Promise<object> {
    const { invoices: merchant } = this.merchants
    const request = invoiceRequest.safeParse(body)
    const data = request.success ? openInvoiceData(request.data.Data, merchant) : undefined
    const isTheirs =
      isData(data) && data['MerchantID'] === merchant.id && request.data?.MerchantID === merchant.id
    const result = isTheirs ? await this.commands[command]?.(data) : undefined
    if (!result) return { MerchantID: merchant.id, TransCode: 0, TransMsg: 'Data error', Data: '' }
    return {
      MerchantID: merchant.id,
      TransCode: 1,
      TransMsg: 'Success',
      Data: sealInvoiceData(result, merchant),
    }
  }

  private readonly commands: Readonly<Record<string, (data: Data) => Promise<object> | object>> = {
    Issue: (data) => this.invoices.issue(data),
    Invalid: (data) => this.invoices.void(data),
    Allowance: (data) => this.invoices.allow(data),
    AllowanceInvalid: (data) =>
      this.invoices.voidAllowance(textOf(data['InvoiceNo']), textOf(data['AllowanceNo'])),
    GetIssue: (data) => this.invoices.find(textOf(data['RelateNumber'])),
    CheckBarcode: (data) => answerOf(isPhoneBarcode(textOf(data['BarCode']))),
    CheckLoveCode: (data) => answerOf(isLoveCode(textOf(data['LoveCode']))),
  }
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null
