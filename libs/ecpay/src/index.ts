export * from './aio-codes'
export * from './aio-fields'
export {
  checkMacValue,
  hasValidCheckMacValue,
  withCheckMacValue,
  type Fields,
  type MerchantKeys,
} from './check-mac-value'
export { largestFormBytes, readFormBody, writeFormBody, type FormFault } from './form-body'
export { openInvoiceData, sealInvoiceData } from './invoice-envelope'
export * from './invoice-fields'
export * from './invoice.rules'
export { readMerchantKey, type MerchantKey } from './merchant-key'
export { stageInvoiceMerchant, stageMerchant, type Merchant } from './stage-merchant'
export { readTaipeiTime, taipeiDay, taipeiTime } from './taipei-time'
