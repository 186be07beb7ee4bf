import 'fake-indexeddb/auto'
import type { RegisterWorkResponse } from '@originseal/contracts'
import { downloadCertificates } from '@originseal/contracts/protection/endpoints'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { File as PlatformFile } from 'node:buffer'
import { delay, http, HttpResponse } from 'msw'
import { ownUnits } from '../../../testing/units.fixture'
import { watchDownloads } from '../../../testing/downloads.double'
import { fileId, problem, sealed, standInGateway, visitor } from '../../../testing/gateway.fixture'
import { openPage } from '../../../testing/open-page'
import { beLoggedIn, knows, ownAccount } from '../../../testing/session.fixture'
import { IDBFactory } from 'fake-indexeddb'

const gateway = standInGateway()
const { saved } = watchDownloads()
beforeEach(() => {
  indexedDB = new IDBFactory()
})

interface Arrived {
  readonly title: string
  readonly key: string | null
}

/** Seals what comes, but for the titles that are answered otherwise. */
function sealing(otherwise: Readonly<Record<string, () => Response | Promise<Response>>> = {}) {
  const arrived: Arrived[] = []
  gateway.use(
    http.post('/api/protect/trial', async ({ request }) => {
      const title = String((await request.formData()).get('title'))
      arrived.push({ title, key: request.headers.get('idempotency-key') })
      const answer = otherwise[title]
      if (answer) return answer()
      const body: RegisterWorkResponse = { data: { file: { ...sealed, title }, user: visitor } }
      return HttpResponse.json(body, { status: 201 })
    }),
  )
  return arrived
}

async function visit() {
  beLoggedIn()
  gateway.use(knows(), ownAccount(), ...ownUnits())
  const { user } = await openPage('/bulk-upload')
  await screen.findByText('Drop files or folders here')
  const choose = (...names: string[]) => {
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    // jsdom's files have no bytes to be read.
    const files = names.map(
      (name) =>
        new PlatformFile(['12345678'], name, {
          type: name.endsWith('.txt') ? 'text/plain' : 'image/png',
        }),
    )
    fireEvent.change(input!, { target: { files } })
  }
  const start = async (name = /^Seal \d+ files$/) => {
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name }))
  }
  const row = async (name: string) => within((await screen.findByText(name)).closest('li')!)
  return { user, choose, start, row }
}

describe('MEMBER-03: /bulk-upload', () => {
  it('seals nothing before the declaration, then each file by itself, with its outcome', async () => {
    const arrived = sealing({ b: () => problem(422, 'FILE_TRUNCATED') })
    const { choose, start, row } = await visit()
    choose('a.png', 'b.png', 'notes.txt')
    expect((await row('notes.txt')).getByRole('alert').textContent).not.toBe('')
    expect(screen.getByRole('button', { name: 'Seal 2 files' })).toHaveProperty('disabled', true)
    expect(arrived).toEqual([])
    await start()
    const link = await (await row('a.png')).findByRole('link', { name: 'Sealed: see the work' })
    expect(link.getAttribute('href')).toBe(`/file/${fileId}`)
    expect((await (await row('b.png')).findByRole('alert')).textContent).not.toBe('')
    expect(arrived.map(({ title }) => title)).toEqual(['a', 'b'])
  })

  it('goes on after the page was loaded again, under the same keys, with what was done', async () => {
    const first = sealing({ b: async () => (await delay('infinite'), problem(500, 'INTERNAL')) })
    const before = await visit()
    before.choose('a.png', 'b.png', 'c.png')
    await before.start()
    await (await before.row('a.png')).findByRole('link')
    await (await before.row('c.png')).findByRole('link')
    cleanup()
    gateway.resetHandlers()
    const second = sealing()
    const after = await visit()
    await (await after.row('b.png')).findByRole('link', { name: 'Sealed: see the work' })
    ;(await after.row('a.png')).getByRole('link', { name: 'Sealed: see the work' })
    // Sent more than once perhaps, as the page was mounted more than once, but always under its key: it seals once.
    const interrupted = first.find(({ title }) => title === 'b')
    expect(second.filter((each) => each.title !== 'b' || each.key !== interrupted?.key)).toEqual([])
  })

  it('stops where no seal is left, and says how to get more', async () => {
    const arrived = sealing({
      a: () => problem(409, 'QUOTA_EXHAUSTED'),
      b: () => problem(409, 'QUOTA_EXHAUSTED'),
    })
    const { choose, start } = await visit()
    choose('a.png', 'b.png', 'c.png', 'd.png')
    await start()
    expect(await screen.findByRole('button', { name: /^Seal \d files$/ })).toBeTruthy()
    expect(arrived.map(({ title }) => title)).toEqual(['a', 'b'])
  })

  it('a file that was sealed before leads to its work', async () => {
    sealing({
      a: () =>
        HttpResponse.json(
          {
            type: 'about:blank',
            title: 'x',
            status: 409,
            code: 'FILE_ALREADY_YOURS',
            message: 'x',
            error: 'x',
            details: { fileId },
          },
          { status: 409 },
        ),
    })
    const { choose, start, row } = await visit()
    choose('a.png')
    await start()
    const link = await (await row('a.png')).findByRole('link', { name: 'Sealed before: see the work' })
    expect(link.getAttribute('href')).toBe(`/file/${fileId}`)
  })

  it('takes two hundred files at most, and says how many were left out', async () => {
    const { choose } = await visit()
    choose(...Array.from({ length: 203 }, (_, n) => `${n}.png`))
    expect(await screen.findByText('3 files were left out: 200 are the most at a time.')).toBeTruthy()
    expect(screen.getAllByRole('listitem').filter((item) => item.textContent.includes('.png'))).toHaveLength(
      200,
    )
  })

  it('gives the certificates of the batch as one file', async () => {
    const asked: unknown[] = []
    sealing()
    gateway.use(
      http.post(downloadCertificates.path, async ({ request }) => {
        asked.push(await request.json())
        return new HttpResponse(new Blob(['PK']), { headers: { 'content-type': 'application/zip' } })
      }),
    )
    const { user, choose, start } = await visit()
    choose('a.png')
    await start()
    await user.click(await screen.findByRole('button', { name: 'Download all certificates (zip)' }))
    await waitFor(() => expect(saved).toEqual(['certificates.zip']))
    expect(asked).toEqual([{ workIds: [fileId] }])
  })

  it('an emptied list stays empty', async () => {
    sealing()
    const before = await visit()
    before.choose('a.png')
    await before.user.click(screen.getByRole('button', { name: 'Clear the list' }))
    expect(screen.queryByText('a.png')).toBeNull()
    cleanup()
    await visit()
    expect(screen.queryByText('a.png')).toBeNull()
  })
})
