import { answeringEngine, Refusal } from '@originseal/engines'
import type { ServiceDefinition } from '../processes'
import { chromiumSeccomp } from './chromium-seccomp'
import { hasImage } from './container-engine'
import { imageOf, type Images } from './container-service'

/**
 * The images that a run is made of.
 * @param environment IMAGES, IMAGES_TAG, CHROMIUM_SECCOMP; an empty one counts as absent
 * @throws Refusal where no engine answers, or an image is not on this machine
 */
export async function findImages(
  environment: NodeJS.ProcessEnv,
  services: readonly ServiceDefinition[],
): Promise<Images> {
  const engine = await answeringEngine()
  if (engine === undefined) throw new Refusal('not run: neither docker nor podman answers here')
  const images = {
    engine,
    repository: environment.IMAGES || 'originseal',
    tag: environment.IMAGES_TAG || 'dev',
    chromiumSeccomp: environment.CHROMIUM_SECCOMP || chromiumSeccomp(),
  }
  const wanted = [...new Set(services.map((definition) => imageOf(images, definition)))]
  const missing: string[] = []
  for (const image of wanted) if (!(await hasImage(engine, image))) missing.push(image)
  if (missing.length === 0) return images
  throw new Refusal(`${engine} does not have ${missing.join(', ')}; 'npm run images' builds them.`)
}
