import { z } from 'zod'
import type { Alterations } from '../pictures/alter'

/** A number field; empty leaves the picture as it is. */
export interface Range {
  readonly name: 'crop' | 'resize' | 'quality'
  readonly label: string
  readonly from: number
  readonly to: number
}
export interface Choice {
  readonly name: 'colour'
  readonly label: string
  readonly options: readonly (readonly [value: string, label: string])[]
}
export interface Tick {
  readonly name: 'mirror' | 'turn' | 'overlay' | 'border'
  readonly label: string
}

const crop: Range = { name: 'crop', label: '裁切，保留中間（%）', from: 30, to: 100 }
const resize: Range = { name: 'resize', label: '縮放（%）', from: 10, to: 100 }
const quality: Range = { name: 'quality', label: 'JPEG 品質', from: 5, to: 100 }
const colour: Choice = {
  name: 'colour',
  label: '色調',
  options: [
    ['grey', '灰階'],
    ['warm', '偏暖'],
    ['cool', '偏冷'],
    ['vivid', '鮮豔'],
  ],
}

export const ranges: readonly Range[] = [crop, resize, quality]
export const choices: readonly Choice[] = [colour]
export const ticks: readonly Tick[] = [
  { name: 'mirror', label: '左右鏡射' },
  { name: 'turn', label: '順時針轉 90°' },
  { name: 'overlay', label: '蓋上促銷文字（15 % 面積）' },
  { name: 'border', label: '加邊框' },
]

/** An empty field is none. */
const filled = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional()

const within = ({ from, to }: Range) => {
  const message = `請輸入 ${from} 到 ${to} 的整數`
  const number = z
    .string()
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
    .refine((value) => value >= from && value <= to, message)
  return filled.pipe(number.optional())
}

const ticked = z
  .string()
  .transform((text) => ['yes', 'true', 'on', '1'].includes(text))
  .optional()

const alterations = z.object({
  crop: within(crop),
  resize: within(resize),
  quality: within(quality),
  colour: filled.pipe(z.enum(['grey', 'warm', 'cool', 'vivid'], '請選擇清單裡的色調').optional()),
  mirror: ticked,
  turn: ticked,
  overlay: ticked,
  border: ticked,
}) satisfies z.ZodType<Alterations>

export const readAlterations = (
  fields: Readonly<Record<string, string>>,
): z.ZodSafeParseResult<Alterations> => alterations.safeParse(fields)
