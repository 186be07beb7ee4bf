import type { Reads, Tx } from '@originseal/database'
import { similarFromQuality } from './work.rules'

/** A picture as the index needs it: hash and quality by number, near others whose number has the same last digit. */
export function pictureOf(n: number) {
  const bits = [...'0'.repeat(256)]
  for (let bit = 0; bit < 256; bit += 1) if ((bit * 7 + (n % 10) * 31) % 11 < 5) bits[bit] = '1'
  for (let turned = 0; turned < n % 37; turned += 1) {
    const at = (n * 13 + turned * 29) % 256
    bits[at] = bits[at] === '1' ? '0' : '1'
  }
  const digits = bits.join('').match(/.{4}/gu) as string[]
  const hex = digits.map((digit) => parseInt(digit, 2).toString(16)).join('')
  const dihedrals = Array.from({ length: 8 }, (_, i) => hex.slice(i * 4) + hex.slice(0, i * 4))
  const quality = n % 9 === 0 ? similarFromQuality - 1 : 90
  return {
    dihedrals,
    perceptualHash: { algorithm: 'pdq', profile: 'exact', version: 1, hex, quality } as const,
  }
}
export type Picture = ReturnType<typeof pictureOf>

/** Registers a work that looks so, with nothing else worth reading. @returns its id, also its owner's */
export async function insertWork(at: Tx | Reads, { perceptualHash, dihedrals }: Picture): Promise<string> {
  const [work] = await at.query<{ id: string }>(
    `INSERT INTO work (id, owner_id, sealed_for, owner_name, title, filename, keywords, media_type, size, width, height,
       frames, sha256, cid, cid_profile, perceptual_hash, dihedrals, sealed_at)
     SELECT id, id, id, 'n', 't', 'f', '{}', 'image/png', 1, 1, 1, 1, id::text, 'c', 'p', $1, $2, now()
     FROM gen_random_uuid() AS id RETURNING id`,
    [JSON.stringify(perceptualHash), dihedrals],
  )
  return (work as { id: string }).id
}
