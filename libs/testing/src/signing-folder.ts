import { TEST_SIGNING_DIR } from '@originseal/engines'

/**
 * Where services of a medium run keep the development certificate and the keys that they share: making one costs more than
 * most tests.
 * @throws Error outside the medium tests (`*.int.spec.ts`)
 */
export function signingFolder(): string {
  const folder = process.env[TEST_SIGNING_DIR]
  if (!folder) throw new Error('Only a medium test (*.int.spec.ts) has a folder for signing')
  return folder
}
