import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const SIZE = { width: 1200, height: 630 }

/**
 * Draws `/og.png`, the picture that social networks show beside a link, from `build/social-picture.svg`.
 * It holds no letters, so it looks the same whatever fonts the building machine has.
 */
export function socialPicture(): Plugin {
  return {
    name: 'originseal:social-picture',
    apply: 'build',
    async generateBundle() {
      const drawing = readFileSync(new URL('./social-picture.svg', import.meta.url))
      const source = await sharp(drawing).resize(SIZE).png({ palette: true }).toBuffer()
      this.emitFile({ type: 'asset', fileName: 'og.png', source })
    },
  }
}
