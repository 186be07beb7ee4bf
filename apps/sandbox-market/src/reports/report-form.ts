import { z } from 'zod'
import { reportKinds } from './report.rules'

const line = (missing: string, longest: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, `最多 ${longest} 個字`)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), '含有無法顯示的字元')

/** A claim has to name its claimant, the right and the original, and be meant in good faith. */
export const reportForm = z.object({
  reporterName: line('請輸入您的姓名', 80),
  reporterEmail: line('請輸入電子郵件', 200).pipe(z.email('電子郵件的格式不對')),
  kind: z.enum(reportKinds, '請選擇權利種類'),
  originalUrl: line('請輸入原作的網址', 500).pipe(
    z.url({ protocol: /^https?$/, error: '請輸入 http:// 或 https:// 開頭的網址' }),
  ),
  statement: z
    .string('請說明這件商品如何侵害您的權利')
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => text.length >= 10, '請說明這件商品如何侵害您的權利（至少 10 個字）')
    .refine((text) => text.length <= 3_000, '說明最多 3,000 個字')
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text.replace(/[\n\t]/g, '')), '說明含有無法顯示的字元'),
  goodFaith: z
    .unknown()
    .refine(
      (ticked) => ticked === true || ticked === 'yes' || ticked === 'true' || ticked === 'on',
      '請先確認聲明',
    ),
})
export type ReportForm = z.infer<typeof reportForm>
