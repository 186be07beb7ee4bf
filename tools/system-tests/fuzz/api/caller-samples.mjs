/** Prepares what the hooks of Schemathesis (`hooks.py`) need of each caller, a file a caller. */
import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import { bearer } from '../../shared/ask.mjs'
import { registerPerson } from '../../shared/people.mjs'
import { drawPicture } from '../../shared/draw-picture.mjs'
import { administratorPassword, administratorToken } from '../../shared/administrator.mjs'
import { accountExamples } from './account-examples.mjs'
import { administrationExamples } from './administration-examples.mjs'
import { caseExamples } from './case-examples.mjs'
import { marketExamples } from './market-examples.mjs'
import { confirmAddress, notificationExamples } from './notification-examples.mjs'
import { officeExamples } from './office-examples.mjs'
import { fieldsOf, offerCopy, scanFilm, scanWork, sealPicture } from './sample-works.mjs'

const json = 'application/json'
const form = 'multipart/form-data'

/** Questions about what somebody has. @param {{ id: string, scan: any, video?: any }} things */
function readingExamples({ id, scan, video }) {
  const work = [{ path: { id } }]
  const ofScan = [{ path: { id: scan.scanId } }]
  const finding = [{ path: { id: scan.scanId, findingId: scan.findingId } }]
  const ofVideo = video && [{ path: { id: video.videoId } }]
  return {
    readWork: work,
    readRendition: work,
    downloadCertificate: work,
    readVerification: work,
    listWorks: [{}],
    downloadCertificates: [{ body: { workIds: [id] } }],
    readScan: ofScan,
    downloadReport: ofScan,
    listScans: [{}],
    watchScan: [{ path: { id: scan.scanId }, query: { token: scan.progressToken } }],
    readCandidatePicture: finding,
    readOverlayPicture: finding,
    ...(video && {
      readVideo: ofVideo,
      listVideos: [{}],
      readVideoStill: [{ path: { id: video.videoId, frame: video.frame } }],
      readMatchPicture: [{ path: { id: video.videoId, matchId: video.matchId } }],
    }),
  }
}

/** Commands on works and videos that succeed. */
async function commandExamples(origin, token, { picture: file, seed, video }) {
  const [scanned, cancelled] = [
    await sealPicture(origin, seed + 4, token),
    await sealPicture(origin, seed + 5, token),
  ]
  return {
    registerWork: [{ body: fieldsOf('One more'), file, mediaType: form }],
    startScan: [{ path: { id: scanned.id } }],
    cancelScan: [{ start: { path: `/protect/trial/files/${cancelled.id}/scan`, headers: bearer(token) } }],
    scanVideo: [{ body: {}, file: video.file, mediaType: form }],
    removeVideo: [{ path: { id: video.spareId }, headers: bearer(token) }],
  }
}

/** Somebody's work of which a copy is on sale, and the scan that found it. */
async function scannedWork(stack, seed, token) {
  const work = await sealPicture(stack.origin, seed, token)
  await offerCopy(stack.direct('sandbox-market'), seed, work.picture)
  return { ...work, scan: await scanWork(stack.origin, work) }
}

const refreshCookie = ({ browser }) =>
  Object.fromEntries(
    [...browser.cookies.values()]
      .filter(({ name }) => name === 'originseal-refresh')
      .map(({ name, value }) => [name, value]),
  )

/** Bodies of JSON unless said. */
const complete = (examples) =>
  Object.fromEntries(
    Object.entries(examples).map(([operation, list]) => [
      operation,
      list.map((example) => ({ ...(example.body && { mediaType: json }), ...example })),
    ]),
  )

/**
 * @param {import('../../shared/stack.mjs').Stack} stack
 * @param {{ folder: string, seed: number, adminEmail: string }} options
 * @returns {Promise<Record<'member' | 'administrator' | 'visitor' | 'nobody', string>>} path of each caller's file
 */
export async function prepareCallers(stack, { folder, seed, adminEmail }) {
  const { origin } = stack
  const [person, stranger] = [await registerPerson(origin), await registerPerson(origin)]
  const leaver = { identifier: stranger.email, password: stranger.password }
  await confirmAddress(stack, person)
  const [own, visited] = await Promise.all([
    scannedWork(stack, seed, person.token),
    scannedWork(stack, seed + 1),
  ])
  const picture = join(folder, 'picture.jpg')
  writeFileSync(picture, await drawPicture(seed + 3))
  const video = await scanFilm(origin, person.token, folder, own.picture)
  const cases = await caseExamples(stack)
  const administrator = {
    token: await administratorToken(stack, adminEmail),
    password: administratorPassword,
  }
  const callers = {
    member: {
      cookies: refreshCookie(person),
      leaving: { operations: ['logout', 'logoutEverywhere', 'removeVideo'], login: leaver },
      examples: {
        ...readingExamples({ ...own, video }),
        ...(await commandExamples(origin, person.token, { picture, seed, video })),
        ...(await accountExamples(stack, administrator, seed)),
        ...(await notificationExamples(stack, person)),
        ...(await marketExamples(stack, person, picture)),
        ...cases.examples,
        ...(await administrationExamples(stack, administrator)),
        ...(await officeExamples(stack, administrator, { member: cases.member, work: own })),
      },
    },
    administrator: {
      login: { identifier: adminEmail, password: administratorPassword },
      leaving: { operations: ['logout', 'logoutEverywhere'], login: leaver },
      examples: {},
    },
    visitor: { token: visited.token, examples: readingExamples(visited) },
    nobody: { examples: { readVerification: [{ path: { id: own.id } }] } },
  }
  const write = ([name, caller]) => {
    const path = join(folder, `${name}.json`)
    writeFileSync(path, JSON.stringify({ origin, ...caller, examples: complete(caller.examples) }))
    return [name, path]
  }
  return Object.fromEntries(Object.entries(callers).map(write))
}
