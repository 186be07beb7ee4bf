import { z } from 'zod'
import type { Alterations } from '../stand-in'

/** A number field: empty leaves the picture as it is. */
export interface Range {
  readonly name: string
  readonly label: string
  readonly from: number
  readonly to: number
}
export interface Choice {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [value: string, label: string])[]
}
export interface Tick {
  readonly name: string
  readonly label: string
}

export const rangesOf: readonly Range[] = [
  { name: 'crop', label: '裁切後保留（%）', from: 30, to: 100 },
  { name: 'resize', label: '縮放（%）', from: 10, to: 100 },
  { name: 'quality', label: 'JPEG 品質', from: 5, to: 100 },
]
export const choicesOf: readonly Choice[] = [{ name: 'colour', label: '色調', options: [['grey', '灰階']] }]
export const ticksOf: readonly Tick[] = [
  { name: 'mirror', label: '左右鏡像' },
  { name: 'turn', label: '轉 90°' },
  { name: 'overlay', label: '蓋上文字（15 %）' },
  { name: 'border', label: '加邊框' },
]

const within = (from: number, to: number) => {
  const message = `請輸入 ${from} 到 ${to} 的整數`
  return z
    .string()
    .trim()
    .transform((text) => (text === '' ? undefined : text))
    .pipe(
      z
        .string()
        .regex(/^\d{1,3}$/, message)
        .transform(Number)
        .refine((n) => n >= from && n <= to, message)
        .optional(),
    )
    .optional()
}
const tick = z
  .string()
  .transform((text) => ['yes', 'true', 'on', '1'].includes(text))
  .optional()

const schema = z.object({
  crop: within(30, 100),
  resize: within(10, 100),
  quality: within(5, 100),
  colour: z
    .literal('')
    .transform(() => undefined)
    .or(z.enum(['grey']))
    .optional(),
  mirror: tick,
  turn: tick,
  overlay: tick,
  border: tick,
})

export const readAlterations = (
  fields: Readonly<Record<string, string>>,
): z.ZodSafeParseResult<Alterations> => schema.safeParse(fields)
