import { z } from 'zod'

const longest = 2_000

/** What somebody writes to a seller. */
export const messageForm = z.object({
  text: z
    .string('請輸入訊息')
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => text.length > 0, '請輸入訊息')
    .refine((text) => text.length <= longest, '訊息最多 2,000 個字')
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text.replace(/[\n\t]/g, '')), '訊息含有無法顯示的字元'),
})
