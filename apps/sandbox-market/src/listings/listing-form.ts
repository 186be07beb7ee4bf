import { z } from 'zod'
import { shops } from '../shops/shops'

/** Faults of a form by field; a field's sentence stands beside it. */
export type FieldFaults = Readonly<Record<string, string>>

const controls = /[\p{Cc}\p{Cs}]/u

const shopSlug = z
  .string('請選擇店舖')
  .refine((slug) => shops.some((shop) => shop.slug === slug), '請選擇店舖')
const title = z
  .string('請輸入商品名稱')
  .trim()
  .min(1, '請輸入商品名稱')
  .max(120, '商品名稱最多 120 個字')
  .refine((text) => !controls.test(text), '商品名稱含有無法顯示的字元')
const price = z
  .string('請輸入價格')
  .trim()
  .min(1, '請輸入價格')
  .regex(/^\d{1,9}$/, '請輸入整數的價格')
  .transform(Number)
  .refine((dollars) => dollars >= 1 && dollars <= 9_999_999, '價格請在 1 到 9,999,999 元之間')
const description = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .refine((text) => text.length <= 2_000, '商品說明最多 2,000 個字')
  .refine((text) => !controls.test(text.replace(/[\n\t]/g, '')), '商品說明含有無法顯示的字元')
  .default('')

/** What a seller says of a listing, beside its picture. */
export const listingForm = z.object({ shop: shopSlug, title, price, description })
export type ListingForm = z.infer<typeof listingForm>

/** The first fault of each field. */
export function faultsOf(error: z.ZodError): FieldFaults {
  const faults: Record<string, string> = {}
  for (const issue of error.issues) faults[String(issue.path[0])] ??= issue.message
  return faults
}

/** Faults as the platform's problem documents list them. */
export function fieldsOf(faults: FieldFaults): { path: string; message: string }[] {
  return Object.entries(faults).map(([path, message]) => ({ path, message }))
}
