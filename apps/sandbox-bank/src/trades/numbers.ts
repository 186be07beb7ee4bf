import { randomInt } from 'node:crypto'
import { taipeiTime } from '@originseal/ecpay'

export const randomDigits = (count: number): string =>
  Array.from({ length: count }, () => randomInt(10)).join('')

/** The bank's own number: the minute in Taipei and random digits, 20 in all. */
export const newTradeNo = (): string =>
  taipeiTime(new Date()).replace(/\D/g, '').slice(2, 12) + randomDigits(10)

export const newGwsr = (): string => `${randomInt(1, 10)}${randomDigits(8)}`
