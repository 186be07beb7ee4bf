import { hasValidCheckMacValue, type Fields, type Merchant } from '@originseal/ecpay'
import { fieldsOf } from '../pages/form'

/** A message of the merchant, sealed with its keys; undefined for anybody else's. */
export function readMessage(body: unknown, merchant: Merchant): Fields | undefined {
  const fields = fieldsOf(body)
  const isTheirs = fields?.['MerchantID'] === merchant.id && hasValidCheckMacValue(fields, merchant)
  return isTheirs ? fields : undefined
}
