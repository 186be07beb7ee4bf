import { botanical } from './families/botanical'
import { cat } from './families/cat'
import { mountain } from './families/mountain'
import { bokeh, fields, forest, sea } from './families/photographs'
import { plate } from './families/plate'
import { plush } from './families/plush'
import { poster } from './families/poster'
import { street } from './families/street'
import { vessel } from './families/vessel'
import { weave } from './families/weave'
import type { Random } from './random'
import type { Scene } from './scene'

/** The kinds of pictures, each a generator of scenes. */
export const families = {
  bokeh,
  botanical,
  cat,
  fields,
  forest,
  mountain,
  plate,
  plush,
  poster,
  sea,
  street,
  vessel,
  weave,
} satisfies Record<string, (random: Random) => Scene>

export type Family = keyof typeof families
