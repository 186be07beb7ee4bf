import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const againAfterMs = 1_000

/**
 * Reads a scan's progress as a browser does: goes on where it was cut off, until the scan says that it is over.
 * @param {string} url with the token that opens it
 * @param {{ ids: number[], isOver: boolean, pieces: number }} heard grows
 * @param {() => boolean} isGivenUp
 */
export async function follow(url, heard, isGivenUp) {
  while (!heard.isOver && !isGivenUp()) {
    heard.pieces += 1
    await piece(url, heard, isGivenUp)
    if (!heard.isOver) await pause(againAfterMs)
  }
}

/** Resolves when the stream has ended, however. */
function piece(url, heard, isGivenUp) {
  return new Promise((resolve) => {
    const headers = { 'last-event-id': String(heard.ids.at(-1) ?? 0) }
    const asked = request(url, { headers, agent: false }, (stream) => {
      let rest = ''
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop() ?? ''
        if (stream.statusCode === 200) for (const block of blocks) take(block, heard)
      })
      stream.on('error', resolve)
      stream.on('close', resolve)
    })
    const watching = setInterval(() => isGivenUp() && asked.destroy(), 500)
    asked.on('error', resolve)
    asked.on('close', () => {
      clearInterval(watching)
      resolve(undefined)
    })
    asked.end()
  })
}

/** Comments and settings are no events. */
function take(block, heard) {
  const [, id, data] = /^id: (\d+)\ndata: (.*)$/u.exec(block) ?? []
  if (!data) return
  heard.ids.push(Number(id))
  const { step } = JSON.parse(data)
  heard.isOver = step === 'done' || step === 'error'
}
