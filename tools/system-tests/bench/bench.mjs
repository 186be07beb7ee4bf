/**
 * `npm run bench -- <name>`: measures the built libraries and prints a table and, for each figure, a JSON line
 * (name, value, unit, reference, ratio, samples, spread). Speeds are ratios to a reference in the same run.
 */
const benches = {
  cases: () => import('./cases/bench-cases.mjs'),
  copies: () => import('./copies/bench-copies.mjs'),
  fingerprint: () => import('./fingerprint/bench-fingerprint.mjs'),
  index: () => import('./index/bench-index.mjs'),
  ledger: () => import('./ledger/bench-ledger.mjs'),
  office: () => import('./office/bench-office.mjs'),
  pages: () => import('./pages/bench-pages.mjs'),
  photographs: () => import('./photographs/fetch-photographs.mjs'),
  'picture-likeness': () => import('./trademark/bench-pictures.mjs'),
  rescan: () => import('./rescan/bench-rescan.mjs'),
  seals: () => import('./seals/bench-seals.mjs'),
  trademark: () => import('./trademark/bench-retrieval.mjs'),
  'trademark-import': () => import('./trademark/bench-import.mjs'),
  'trademark-likeness': () => import('./trademark/bench-likeness.mjs'),
  video: () => import('./video/bench-video.mjs'),
}

const [, , name, ...rest] = process.argv
if (!Object.hasOwn(benches, name ?? '')) {
  console.error(`Which benchmark? There is: ${Object.keys(benches).join(', ')}`)
  process.exitCode = 1
} else {
  const { run } = await benches[name]()
  await run(rest)
}
